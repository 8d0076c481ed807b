import type { RecordedEvent } from '../../platform/event-store/port';
import type { ArticleEventType } from './events';
import { isArticleEventType } from './fold/evolve';
import type { RecordedArticleEvent } from './recorded';

/** Converts the data of one schema version to the next. */
export type Upcaster = (data: unknown) => unknown;
/** For each type of event, the upcasters from version 1 to 2, from 2 to 3 and so on. */
export type Upcasters = Partial<Record<ArticleEventType, readonly Upcaster[]>>;

/**
 * Every change of a stored shape since the first release. A new entry raises the schema version with which the type is written. Add
 * a frozen sample of the new version to test/fixtures/events, and keep the old sample.
 */
const UPCASTERS: Upcasters = {
  // Version 2 has the review mode. In version 1 there was only one.
  // Version 3 may say that reviews may be published. Before, no one was asked.
  ArticleSubmitted: [(data) => ({ ...(data as object), reviewMode: 'SINGLE_ANONYMOUS' }), (data) => data],
  // Version 2 may say that the document does not name the authors. All documents of version 1 may name them.
  DocumentGenerated: [(data) => data],
  // Version 2 may have the name on the author's computer. Version 1 does not, and nothing can add it.
  FileAdded: [(data) => data],
  // Version 2 may say that the review may be published. In version 1 no one was asked, so these reviews may not be published.
  ReviewCompleted: [(data) => data],
  // Version 2 has the reviewer's answer about competing interests. In version 1 no one was asked.
  // Version 3 may say that the reviewer agrees to be named. Before, no one was named.
  ReviewerAccepted: [(data) => ({ ...(data as object), interests: null }), (data) => data],
  // Version 2 may contain the request that the invited alternate replaces. In version 1 there were no alternates.
  ReviewerSelected: [(data) => data],
  // Version 2 can also move the article back to review. Version 1 never does, so its data stays the same.
  StatusOverridden: [(data) => data],
};

/** The present schema version of events of this type, counted from 1. */
export const schemaVersionOf = (type: ArticleEventType, upcasters: Upcasters = UPCASTERS): number =>
  (upcasters[type]?.length ?? 0) + 1;

/** False for an event of a type or version that this release does not know, and for a quarantined one. */
export const isReadable = ({ type, metadata }: RecordedEvent): boolean =>
  isArticleEventType(type) && metadata.schemaVersion <= schemaVersionOf(type);

/**
 * A stored event upcast to the present schema.
 * @throws Error for a type that is not a type of an article's events, and for a version that only a newer release can have written.
 */
export function upcast(event: RecordedEvent, upcasters: Upcasters = UPCASTERS): RecordedArticleEvent {
  const { type } = event;
  if (!isArticleEventType(type)) throw new Error(`An article cannot hold an event of type ${type}`);
  const written = event.metadata.schemaVersion;
  const present = schemaVersionOf(type, upcasters);
  if (written > present)
    throw new Error(`${type} was written in version ${written}; this program knows it up to ${present}`);
  // Fast path: most events have the present schema, and a rebuild reads millions of them.
  if (written === present) return event as RecordedArticleEvent;
  const data = (upcasters[type] ?? []).slice(written - 1).reduce<unknown>((older, step) => step(older), event.data);
  // The only place where stored data is assumed to match its type. The frozen samples prove it for every type and version.
  return { ...event, type, data, metadata: { ...event.metadata, schemaVersion: present } } as RecordedArticleEvent;
}
