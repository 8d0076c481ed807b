/** Mocha's settings for the mutation tests; Stryker's own settings allow only Mocha's interfaces. */
const { join } = require('node:path');
const { present } = require('./mutated.cjs');

module.exports = { ui: join(__dirname, 'jest-interface.cjs'), extension: ['ts'], spec: present.specs };
