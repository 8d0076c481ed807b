import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { CLOCK, type Clock, newId } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';
import type { AttachedFile } from './attached-files';

/** A file in a ticket. */
export interface Attachment {
  id: string;
  /** The answer with which it was sent; null for the ticket's own text. */
  responseId: string | null;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** The text with which files were sent. */
interface Place {
  ticketId: string;
  responseId: string | null;
}

const COLUMNS = 'id::text, response_id::text AS "responseId", file_name AS "fileName", size::float8 AS size';
const ADD = `INSERT INTO app.attachments (id, user_id, file_name, extension, hash, size, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const BIND = `UPDATE app.attachments SET ticket_id = $3, response_id = $4
  WHERE id = ANY($1::uuid[]) AND user_id = $2 AND ticket_id IS NULL`;

/** Reads and writes app.attachments. */
@Injectable()
export class AttachmentStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The file is not part of a text yet. If it does not become part of one, it is removed a day later. */
  async add(userId: string, { originalName, extension, hash, size }: AttachedFile): Promise<Attachment> {
    const id = newId();
    // An erased person may have had the same file.
    await this.pool.query('DELETE FROM app.erased_files WHERE hash = $1', [hash]);
    await this.pool.query(ADD, [id, userId, originalName, extension, hash, size, this.clock.now()]);
    return { id, responseId: null, fileName: originalName, size };
  }

  /** Attaches files that this person has just sent to a text. @returns how many were found. */
  async bind(client: PoolClient, ids: readonly string[], userId: string, place: Place): Promise<number> {
    const { rowCount } = await client.query(BIND, [ids, userId, place.ticketId, place.responseId]);
    return rowCount ?? 0;
  }

  /** All files of a ticket, in the order in which they were sent. */
  async ofTicket(ticketId: string): Promise<Attachment[]> {
    const { rows } = await this.pool.query<Attachment>(
      `SELECT ${COLUMNS} FROM app.attachments WHERE ticket_id = $1 ORDER BY created_at, id`,
      [ticketId],
    );
    return rows;
  }

  /** Removes a file that is not part of a text yet. The nightly sweep removes the bytes. */
  async withdraw(id: string, userId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'DELETE FROM app.attachments WHERE id = $1 AND user_id = $2 AND ticket_id IS NULL',
      [id, userId],
    );
    return rowCount === 1;
  }

  async removeOfTicket(client: PoolClient, ticketId: string): Promise<void> {
    await client.query('DELETE FROM app.attachments WHERE ticket_id = $1', [ticketId]);
  }
}
