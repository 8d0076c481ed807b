/** The client's alias for the contracts, in the form that dependency-cruiser reads. */
const { join } = require('node:path');

module.exports = { resolve: { alias: { '@contracts': join(__dirname, '../../src/contracts/index.ts') } } };
