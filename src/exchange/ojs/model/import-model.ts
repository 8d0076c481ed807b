import type { Pool } from 'pg';
import type { Blobs } from '../../../platform/blobs';
import type { EventStore } from '../../../platform/event-store/port';
import type { Jobs } from '../../../platform/jobs';
import type { Written } from '../../past/write-past';
import type { OjsDatabase } from '../database/ojs-database';
import type { Problems } from '../importing/problems';
import type { OjsJournal } from './ojs-model';

export interface OjsImport {
  db: OjsDatabase;
  /** The folder of OJS for files. */
  files: string;
  /** Null means the only journal. */
  journal: string | null;
  /** The name from which the ids are derived; null means the journal's name in addresses. */
  name: string | null;
  timeZone: string;
  dryRun: boolean;
}

export interface Surroundings {
  pool: Pool;
  store: EventStore;
  blobs: Blobs;
  /** Null when this journal makes no documents on submission. */
  jobs: Pick<Jobs, 'enqueue'> | null;
  now: Date;
  onProgress(articles: number): void;
}

export interface Imported {
  journal: OjsJournal;
  source: string;
  articles: Record<Written, number>;
  /** Submissions that cannot be imported. */
  left: number;
  events: number;
  people: { created: number; matched: number };
  problems: Problems;
}
