### What stands around the things on a table's page.
