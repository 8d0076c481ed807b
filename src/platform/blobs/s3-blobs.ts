import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { reasonOf } from '../reasons/reason-of';
import { BlobMissing, type Blobs, isHash, type ListedBlob, type PutOptions, type StoredBlob } from './blobs';
import { Drafts } from './drafts';
import type { S3Location } from './s3-location';
import { WholeBlobs } from './whole-blobs';

/** Bytes stored less than this many milliseconds ago are not sent again: no garbage collection removes such young blobs. */
const YOUNG_MS = 3_600_000;

/** A store that does not answer counts as unavailable. Milliseconds; the second also limits a silence within a file. */
const LIMITS = { connectionTimeout: 10_000, socketTimeout: 60_000 };

/** Blobs in an S3 store, one object per hash. Bytes pass through a folder first, because their hash is known only after the last byte. */
export class S3Blobs implements Blobs {
  private readonly whole = new WholeBlobs();

  private constructor(
    private readonly client: S3Client,
    private readonly location: S3Location,
    private readonly drafts: Drafts,
  ) {}

  /** @param folder for incoming bytes. @throws Error that names BLOB_URL when the bucket is not usable. */
  static async open(location: S3Location, folder: string, limits = LIMITS): Promise<S3Blobs> {
    const { bucket, endpoint, region } = location;
    const client = new S3Client({
      ...(region !== null && { region }),
      // Self-hosted stores rarely have a host name for each bucket.
      ...(endpoint !== null && { endpoint, forcePathStyle: true, ...(region === null && { region: 'us-east-1' }) }),
      requestHandler: limits,
      // Every object is sent with its hash. A second checksum, which not every store supports, adds nothing.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (failure) {
      client.destroy();
      throw new Error(`BLOB_URL: the bucket '${bucket}' cannot be used: ${storageReason(failure)}`);
    }
    return new S3Blobs(client, location, await Drafts.open(folder));
  }

  put(stream: Readable, options: PutOptions): Promise<StoredBlob> {
    return this.drafts.take(stream, options, (path, blob) => this.keep(path, blob));
  }

  async open(hash: string, range?: { start?: number; end?: number }): Promise<Readable> {
    const found = await this.get(hash, range && `bytes=${range.start ?? 0}-${range.end ?? ''}`);
    if (!range) return this.whole.note(found.bytes, hash, found.state);
    if (this.whole.isWhole(hash, found.state)) return found.bytes;
    found.bytes.destroy();
    await this.whole.ensure(hash, found.state, async () => (await this.get(hash)).bytes);
    return this.open(hash, range);
  }

  async ensureWhole(hash: string): Promise<void> {
    const { ETag, LastModified } = await this.head(hash);
    await this.whole.ensure(hash, stateOf(ETag, LastModified), async () => (await this.get(hash)).bytes);
  }

  async size(hash: string): Promise<number> {
    const { ContentLength } = await this.head(hash);
    return ContentLength ?? 0;
  }

  async *list(): AsyncGenerator<ListedBlob> {
    const { bucket, prefix } = this.location;
    let next: string | undefined;
    do {
      const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next });
      const { Contents = [], NextContinuationToken } = await this.client.send(page);
      for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
        const hash = Key.slice(prefix.length);
        if (isHash(hash)) yield { hash, size: Size, storedAt: LastModified };
      }
      next = NextContinuationToken;
    } while (next !== undefined);
  }

  async remove(hash: string, before: Date): Promise<boolean> {
    const found = await this.head(hash).catch(() => null);
    if (!found?.LastModified || found.LastModified >= before) return false;
    await this.client.send(new DeleteObjectCommand(this.object(hash)));
    return true;
  }

  async check(): Promise<string | null> {
    const { bucket, prefix } = this.location;
    const one = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 });
    return this.client.send(one).then(
      () => null,
      (failure: unknown) => `The bucket cannot be used: ${storageReason(failure)}`,
    );
  }

  /** Closes the connections when the server stops. */
  onModuleDestroy(): void {
    this.client.destroy();
  }

  /** The store checks the bytes against the hash sent with them, and answers when they are durable. */
  private async keep(path: string, { hash, size }: StoredBlob): Promise<void> {
    const found = await this.head(hash).catch((failure: unknown) => {
      if (failure instanceof BlobMissing) return null;
      throw failure;
    });
    if (found?.LastModified && Date.now() - found.LastModified.getTime() < YOUNG_MS) return;
    const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64');
    const content = { Body: createReadStream(path), ContentLength: size, ChecksumSHA256 };
    await this.client.send(new PutObjectCommand({ ...this.object(hash), ...content }));
  }

  private async get(hash: string, Range?: string): Promise<{ bytes: Readable; state: string }> {
    const command = new GetObjectCommand({ ...this.object(hash), Range });
    const { Body, ETag, LastModified } = await this.client
      .send(command)
      .catch((failure: unknown) => missing(failure, hash));
    return { bytes: Body as Readable, state: stateOf(ETag, LastModified) };
  }

  private head(hash: string): Promise<HeadObjectCommandOutput> {
    const command = new HeadObjectCommand(this.object(hash));
    return this.client.send(command).catch((failure: unknown) => missing(failure, hash));
  }

  private object(hash: string): { Bucket: string; Key: string } {
    if (!isHash(hash)) throw new BlobMissing(hash);
    return { Bucket: this.location.bucket, Key: `${this.location.prefix}${hash}` };
  }
}

/** Changes whenever an object is stored again. */
const stateOf = (etag?: string, stored?: Date): string => `${etag} ${stored?.getTime()}`;

const statusOf = (failure: unknown): number | undefined =>
  (failure as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

function storageReason(failure: unknown): string {
  const status = statusOf(failure);
  if (status === 404) return 'there is none of this name';
  if (status === 403) return 'access is refused; see AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  return reasonOf(failure);
}

function missing(failure: unknown, hash: string): never {
  if (statusOf(failure) === 404) throw new BlobMissing(hash);
  throw failure;
}
