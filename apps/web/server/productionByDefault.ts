// Import this before React and the router: they choose their builds by this variable on import.
process.env["NODE_ENV"] ??= "production";
