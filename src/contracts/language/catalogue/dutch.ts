import type { Catalogue } from '../catalogues';
import app from './nl/app.json';
import contracts from './nl/contracts.json';
import registers from './nl/registers.json';
import shared from './nl/shared.json';

const TEXTS = new Map<string, string>(
  [contracts, shared, app, registers].flatMap((file) => Object.entries<string>(file)),
);

const find = (key: string): string | undefined => TEXTS.get(key);

/** English -> Dutch, from one file for each part of the product. */
export const CATALOGUE: Catalogue = { plain: find, message: find };
