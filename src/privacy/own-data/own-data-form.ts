import { z } from 'zod';

const text = z.string();
const maybe = text.nullable();
const time = z.iso.datetime();

/** The format of data.json, from which its JSON Schema is made. A changed meaning gets a higher version. */
export const OWN_DATA = z.object({
  version: z.literal(1),
  madeAt: time,
  account: z.record(text, z.unknown()).meta({ description: 'The account, without passwords and keys.' }),
  authorEntries: z.array(z.record(text, z.unknown())).meta({ description: 'Entries in the list of authors.' }),
  consents: z.array(
    z
      .object({ at: time, version: z.number(), language: text, text })
      .meta({ description: 'What you agreed to about your data.' }),
  ),
  bouncingAddresses: z.array(z.object({ address: text, since: time, lastAt: time, status: maybe })).meta({
    description: 'Your addresses to which mails of the journal come back. `status`: the code of the last report.',
  }),
  sessions: z.array(z.object({ began: time, lastUsed: time, browser: maybe, address: maybe })),
  devices: z.array(
    z.object({ device: text, lastUsed: time }).meta({ description: 'From which browsers and systems you signed in.' }),
  ),
  signIns: z
    .array(z.object({ provider: text, as: text, since: time, firstUsed: time.nullable() }))
    .meta({ description: 'Other services by which you sign in. `as`: your address or iD there.' }),
  secondFactors: z
    .array(z.object({ kind: text, name: text, since: time, lastUsed: time.nullable() }))
    .meta({ description: 'Your passkeys and apps for the second step of the sign-in, without their keys.' }),
  apiKeys: z
    .array(
      z.object({
        ...{ name: text, scopes: z.array(text), madeAt: time, expiresAt: time },
        ...{ endedAt: time.nullable(), lastUsedOn: z.iso.date().nullable() },
      }),
    )
    .meta({ description: 'Keys of programs, without the keys themselves.' }),
  calendarLinks: z
    .array(z.object({ madeAt: time, lastReadOn: z.iso.date().nullable() }))
    .meta({ description: 'The link by which your calendar program reads your due dates, without its key.' }),
  savedSearches: z.array(z.object({ name: text, savedAt: time, filters: z.unknown(), sort: text })),
  savedViews: z.array(z.object({ name: text, savedAt: time, view: z.unknown() })),
  securityLog: z.array(z.object({ at: time, action: text, before: z.unknown(), after: z.unknown() })),
  manuscripts: z.array(
    z.object({
      number: text,
      status: text.meta({ description: 'As shown to the author.' }),
      startedAt: time,
      fields: z.record(text, z.unknown()),
      authors: z.array(z.record(text, z.unknown())),
    }),
  ),
  reviews: z.array(
    z.object({
      manuscript: text,
      revision: z.number(),
      status: text,
      interests: z.unknown(),
      declineReason: maybe,
      suggestedColleague: maybe,
      review: z.unknown().meta({ description: 'As sent to the journal; null before.' }),
    }),
  ),
  unsentTexts: z
    .array(z.object({ kind: z.enum(['REVIEW', 'REPLY']), manuscript: maybe, savedAt: time, draft: z.unknown() }))
    .meta({ description: 'Reviews and replies to reviewers that you have written and not sent.' }),
  reviewerCertificates: z
    .array(
      z.object({
        ...{ name: maybe, fromYear: z.number(), toYear: z.number(), reviews: z.number() },
        ...{ issuedAt: time, withdrawnAt: time.nullable() },
      }),
    )
    .meta({ description: 'Certificates of reviewing that you took.' }),
  reviewerNamings: z
    .array(z.object({ naming: text, chosenAt: time }))
    .meta({ description: 'Whether you agreed to be named in the yearly list of reviewers. Empty: you have not said.' }),
  orcidConsents: z
    .array(z.object({ orcid: text, givenAt: time, endedAt: time.nullable() }))
    .meta({ description: 'Your consent to have your reviews on your ORCID record. Empty: you have not given it.' }),
  orcidEntries: z.array(z.object({ queuedAt: time, state: text, lastTryAt: time.nullable(), putCode: maybe })).meta({
    description: 'Reviews that wait for your ORCID record or went there. `putCode`: the number of the entry at ORCID.',
  }),
  tickets: z.array(
    z.object({ name: text, text, at: time, answers: z.array(z.object({ at: time, own: z.boolean(), text })) }),
  ),
  mails: z.array(
    z.object({ at: time, sentAt: time.nullable(), to: z.array(text), cc: z.array(text), subject: text, html: text }),
  ),
  files: z.array(z.object({ path: text, name: text, manuscript: text, uploadedAt: time, bytes: z.number() })).meta({
    description: 'Files that you sent. `manuscript`: its number, or the word ticket and its number.',
  }),
});
export type OwnData = z.output<typeof OWN_DATA>;

/** The schema next to the data, for programs that read them. */
export const OWN_DATA_SCHEMA: object = z.toJSONSchema(OWN_DATA);
