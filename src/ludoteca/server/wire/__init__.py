"""Everything that goes over the wire, both ways: one struct for each body and message, encoded as it is.

OpenAPI, the JSON Schemas, the types of the page and the tables of the protocol page are made from these structs by
``hooks/wire.py``; nothing else describes the wire.
"""
