// The script of the page that is shown without a connection: it goes on by itself when the server can be reached again.

const PAUSE_MS = 5000;

addEventListener("online", look);
setInterval(look, PAUSE_MS);

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
