import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { entryOfBytes, type ZipEntry, zipStream } from '../../../files/public';
import { BLOBS, type Blobs } from '../../../platform/blobs';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { PG_POOL } from '../../../platform/postgres';
import { personRecord } from '../../erasure/person-record';
import { OwnArticles } from '../../own-data/own-articles';
import { OWN_DATA, OWN_DATA_SCHEMA } from '../../own-data/own-data-form';
import { ownRows } from '../../own-data/own-rows';

/** All data about the signed-in person: data.json, its schema, and their files (lifecycle, section 6 (2)). */
@Injectable()
export class GetOwnDataReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly articles: OwnArticles,
  ) {}

  /** @throws ApiProblem 403 for a person who acts for them. */
  async read(user: RequestUser): Promise<Readable> {
    if (user.realUserId !== null)
      throw new ApiProblem(
        'FORBIDDEN',
        'Only the account holder can download their data, not someone signed in as them.',
      );
    const person = await personRecord(this.pool, user.userId);
    if (!person) throw new ApiProblem('NOT_FOUND', 'This user does not exist.');
    const now = this.clock.now();
    const ownFiles = await this.articles.files(person.ids);
    const files = ownFiles.map((file, nth) => ({ ...file, path: `files/${nth + 1}-${file.name}` }));
    const data = OWN_DATA.parse({
      ...{ version: 1, madeAt: now.toISOString(), ...(await ownRows(this.pool, person)) },
      ...(await this.articles.read(person)),
      files: files.map(({ path, name, manuscript, uploadedAt, bytes }) => ({
        path,
        name,
        manuscript,
        uploadedAt,
        bytes,
      })),
    });
    return zipStream([
      jsonEntry('data.json', data, now),
      jsonEntry('schema.json', OWN_DATA_SCHEMA, now),
      ...files.map(({ path, hash, bytes, uploadedAt }): ZipEntry => ({
        ...{ name: path, modified: new Date(uploadedAt), size: bytes },
        open: () => this.blobs.open(hash),
      })),
    ]);
  }
}

const jsonEntry = (name: string, content: object, modified: Date): ZipEntry =>
  entryOfBytes(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`), modified);
