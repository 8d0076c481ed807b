import type { Catalogue } from '../catalogues';
import app from './nl/app.json';
import article from './nl/article.json';
import audit from './nl/audit.json';
import configuration from './nl/configuration.json';
import connections from './nl/connections.json';
import contracts from './nl/contracts.json';
import credit from './nl/credit.json';
import documents from './nl/documents.json';
import editorial from './nl/editorial.json';
import exports from './nl/exports.json';
import home from './nl/home.json';
import identity from './nl/identity.json';
import imports from './nl/imports.json';
import incomingMail from './nl/incoming-mail.json';
import log from './nl/log.json';
import mailTemplates from './nl/mail-templates.json';
import privacy from './nl/privacy.json';
import registers from './nl/registers.json';
import review from './nl/review.json';
import search from './nl/search.json';
import shared from './nl/shared.json';
import similarity from './nl/similarity.json';
import statistics from './nl/statistics.json';
import submission from './nl/submission.json';
import thanks from './nl/thanks.json';

const TEXTS = new Map<string, string>(
  [
    app,
    article,
    audit,
    configuration,
    connections,
    contracts,
    credit,
    documents,
    editorial,
    exports,
    home,
    identity,
    imports,
    incomingMail,
    log,
    mailTemplates,
    privacy,
    registers,
    review,
    search,
    shared,
    similarity,
    statistics,
    submission,
    thanks,
  ].flatMap((file) => Object.entries<string>(file)),
);

const find = (key: string): string | undefined => TEXTS.get(key);

/** English -> Dutch, from one file for each part of the product. */
export const CATALOGUE: Catalogue = { plain: find, message: find };
