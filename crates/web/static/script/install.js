// The service worker, with which the site can be installed and explains itself without a connection.

export function install() {
  const address = document.documentElement.dataset.worker;
  if (!address || !("serviceWorker" in navigator)) return;
  // The page comes first. A browser that forbids service workers, as in private windows, goes without.
  const register = () => navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
