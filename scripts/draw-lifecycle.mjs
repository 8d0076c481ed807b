// Writes docs/lifecycle-diagram.md from the table of transitions. Run it after each change to that table.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./swc-register.cjs');
const { lifecycleDiagram } = require('../src/article/catalogue/lifecycle-diagram.ts');

writeFileSync(new URL('../docs/lifecycle-diagram.md', import.meta.url), lifecycleDiagram());
