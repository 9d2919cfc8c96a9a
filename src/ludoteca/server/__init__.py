"""The table as a service: lobby, tables, accounts and sockets over one store; knows games through the contract only."""
