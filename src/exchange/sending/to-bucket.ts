import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { SendingProblem } from '../../contracts';
import { type S3Location, s3LocationOf } from '../../platform/blobs';
import { type AllowedNetworks, checkedAddress, pinnedTo, problemOfFailure } from '../../platform/outgoing';
import { SendingFailure } from './sending-problem';

/** A bucket, and the key for writing to it. The keys of the server's own files are never used. */
export interface Bucket {
  address: string;
  keyId: string;
  keySecret: string;
  networks: AllowedNetworks;
}

export interface BucketObject {
  name: string;
  body: Readable | Buffer;
  size: number;
  /** Hexadecimal; the store refuses bytes with a different hash. */
  sha256: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 60_000;
const TEST_NAME = 'quire-connection-test.txt';

/** Amazon's endpoint if the address names no other store. */
const endpointOf = ({ endpoint, region }: S3Location): string => endpoint ?? `https://s3.${region}.amazonaws.com`;

/** Puts a file into a bucket. @throws SendingFailure */
export function toBucket(bucket: Bucket, { name, body, size, sha256 }: BucketObject): Promise<void> {
  return inBucket(bucket, async (client, place) => {
    const content = { Body: body, ContentLength: size, ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') };
    await client.send(new PutObjectCommand({ ...place(name), ...content }));
  });
}

/** Writes a small file, and removes it if the key is allowed to. @throws SendingFailure */
export function testBucket(bucket: Bucket): Promise<void> {
  return inBucket(bucket, async (client, place) => {
    await client.send(new PutObjectCommand({ ...place(TEST_NAME), Body: 'test', ContentLength: 4 }));
    await client.send(new DeleteObjectCommand(place(TEST_NAME))).catch(() => undefined);
  });
}

type Place = (name: string) => { Bucket: string; Key: string };

async function inBucket(bucket: Bucket, work: (client: S3Client, place: Place) => Promise<void>): Promise<void> {
  const location = s3LocationOf(bucket.address);
  if (location === null) throw new SendingFailure('BUCKET');
  let client: S3Client | null = null;
  try {
    client = await clientOf(bucket, location);
    await work(client, (name) => ({ Bucket: location.bucket, Key: `${location.prefix}${name}` }));
  } catch (failure) {
    throw new SendingFailure(problemOf(failure as Error));
  } finally {
    client?.destroy();
  }
}

/** Every connection goes to an address that was checked. A try is one call; the queue repeats it. */
async function clientOf({ keyId, keySecret, networks }: Bucket, location: S3Location): Promise<S3Client> {
  const endpoint = endpointOf(location);
  const lookup = pinnedTo(await checkedAddress(new URL(endpoint), { networks }));
  return new S3Client({
    endpoint,
    forcePathStyle: true,
    region: location.region ?? 'us-east-1',
    credentials: { accessKeyId: keyId, secretAccessKey: keySecret },
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      ...{ connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      ...{ httpAgent: new Agent({ lookup }), httpsAgent: new SecureAgent({ lookup }) },
    },
  });
}

function problemOf(failure: Error & { $metadata?: { httpStatusCode?: number } }): SendingProblem {
  const status = failure.$metadata?.httpStatusCode;
  if (status === 403 || status === 401) return 'DENIED';
  if (status === 404) return 'BUCKET';
  if (status === undefined) return problemOfFailure(failure);
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}
