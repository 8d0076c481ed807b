import type { Pool } from 'pg';
import { EMAIL_LOG, RECIPIENTS } from '../../../projections/email-log';
import { withoutSecrets } from '../../article-desk/public';
import { builtInPrivacyText, type Language } from '../../contracts';
import type { PersonRecord } from '../erasure/person-record';
import { KEPT_ROWS } from './kept-rows';
import type { OwnData } from './own-data-form';

/** Columns of the account that are secrets, or copies for the search. */
const SECRET = /hash|one_time|search_text|email_key|_text$/;

const plain = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name)));

interface MailRow {
  at: string;
  sentAt: string | null;
  to: string[];
  cc: string[];
  subject: string;
  html: string;
}

interface ConsentRow {
  at: string;
  version: number;
  language: Language;
  /** Null for the built-in text. */
  text: string | null;
}

const SESSIONS = `SELECT created_at AS began, last_seen_at AS "lastUsed", user_agent AS browser, address
  FROM app.sessions WHERE user_id = ANY($1::uuid[]) AND real_user_id IS NULL ORDER BY created_at`;
const BOUNCING = `SELECT address_key AS address, since, last_at AS "lastAt", status FROM app.undeliverable_addresses
  WHERE address_key = ANY($1) ORDER BY address_key`;
const DEVICES = `SELECT device, seen_at AS "lastUsed" FROM app.known_devices WHERE user_id = ANY($1::uuid[]) ORDER BY seen_at, device`;
/** Version 0 means no consent (identity/consent/tables.ts). */
const CONSENTS = `SELECT c.given_at AS at, c.version, c.language, coalesce(p.texts->>c.language, p.texts->>'en') AS text
  FROM app.consents c LEFT JOIN app.privacy_texts p USING (version) WHERE c.user_id = ANY($1::uuid[]) AND c.version > 0 ORDER BY c.given_at`;
const SECURITY_LOG =
  'SELECT at, action, before, after FROM app.security_log WHERE user_id = ANY($1::uuid[]) ORDER BY id';
const CERTIFICATES = `SELECT name, from_year AS "fromYear", to_year AS "toYear", reviews, issued_at AS "issuedAt",
  withdrawn_at AS "withdrawnAt" FROM app.reviewer_certificates WHERE user_id = ANY($1::uuid[]) ORDER BY issued_at`;
const NAMINGS = `SELECT naming, chosen_at AS "chosenAt" FROM app.reviewer_namings WHERE user_id = ANY($1::uuid[])`;
const ORCID_CONSENTS = `SELECT orcid, given_at AS "givenAt", ended_at AS "endedAt" FROM app.orcid_consents WHERE user_id = ANY($1::uuid[])`;
const ORCID_ENTRIES = `SELECT queued_at AS "queuedAt", state, last_try_at AS "lastTryAt", put_code AS "putCode" FROM app.orcid_deposits
  WHERE user_id = ANY($1::uuid[]) ORDER BY id`;
const TICKETS = `SELECT t.name, t.content AS text, t.created_at AS at, coalesce((
    SELECT json_agg(json_build_object('at', to_json(r.created_at), 'own', r.user_id = t.owner_id, 'text', r.content) ORDER BY r.id)
    FROM app.ticket_responses r WHERE r.ticket_id = t.id), '[]') AS answers
  FROM app.tickets t WHERE t.owner_id = ANY($1::uuid[]) ORDER BY t.id`;
const MAILS = `SELECT requested_at AS at, sent_at AS "sentAt", mail_to AS to, cc, subject, body AS html FROM ${EMAIL_LOG}
  WHERE ${RECIPIENTS} && $1 ORDER BY requested_at`;

/** Converts times of Postgres to the format of the data. */
const inForm = <Row>(rows: unknown): Row[] =>
  JSON.parse(JSON.stringify(rows), (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(value) ? new Date(value).toISOString() : value,
  ) as Row[];

type Rows = Omit<OwnData, 'version' | 'madeAt' | 'manuscripts' | 'reviews' | 'files'>;

/** The rows of tables about a person. */
export async function ownRows(pool: Pool, { ids, addresses }: PersonRecord): Promise<Rows> {
  const all = async <Row>(sql: string, given: readonly string[]): Promise<Row[]> =>
    inForm<Row>((await pool.query(sql, [given])).rows);
  const [account = {}] = await all<Record<string, unknown>>(
    'SELECT * FROM app.users WHERE id = ANY($1::uuid[]) AND NOT deleted',
    ids,
  );
  const entries = await all<Record<string, unknown>>('SELECT * FROM app.authors WHERE id = ANY($1::uuid[])', ids);
  const consents = await all<ConsentRow>(CONSENTS, ids);
  const mails = await all<MailRow>(MAILS, addresses);
  return {
    account: plain(account),
    authorEntries: entries.map(plain),
    consents: consents.map((consent) => ({ ...consent, text: consent.text ?? builtInPrivacyText(consent.language) })),
    bouncingAddresses: await all(BOUNCING, addresses),
    sessions: await all(SESSIONS, ids),
    devices: await all(DEVICES, ids),
    signIns: await all(KEPT_ROWS.signIns, ids),
    secondFactors: await all(KEPT_ROWS.secondFactors, ids),
    apiKeys: await all(KEPT_ROWS.apiKeys, ids),
    calendarLinks: await all(KEPT_ROWS.calendarLinks, ids),
    savedSearches: await all(KEPT_ROWS.savedSearches, ids),
    savedViews: await all(KEPT_ROWS.savedViews, ids),
    unsentTexts: await all(KEPT_ROWS.unsentTexts, ids),
    securityLog: await all(SECURITY_LOG, ids),
    reviewerCertificates: await all(CERTIFICATES, ids),
    reviewerNamings: await all(NAMINGS, ids),
    orcidConsents: await all(ORCID_CONSENTS, ids),
    orcidEntries: await all(ORCID_ENTRIES, ids),
    tickets: await all(TICKETS, ids),
    mails: mails.map((mail) => ({ ...mail, html: withoutSecrets(mail.html) })),
  };
}
