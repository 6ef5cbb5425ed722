### The pages around the tables: home, lobby, a new table, account, errors.
