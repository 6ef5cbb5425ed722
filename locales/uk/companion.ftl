### The companion's page.
