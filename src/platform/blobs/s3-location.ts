/** Where blobs are kept in an S3 store, as given in `BLOB_URL`. */
export interface S3Location {
  bucket: string;
  /** Prefix of every hash: empty, or ending in a slash. */
  prefix: string;
  /** Null: from the environment of the AWS client (AWS_REGION). */
  region: string | null;
  /** Null: Amazon's endpoint. */
  endpoint: string | null;
}

export const S3_FORM =
  's3://bucket/prefix?region=eu-central-1&endpoint=https://host:9000 (prefix, region and endpoint may be left out)';

const KNOWN = ['region', 'endpoint'];

/** Parses `s3://bucket/prefix?region=...&endpoint=...`; null when it is not of that form. */
export function s3LocationOf(url: string): S3Location | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams, username } = new URL(url);
  const endpoint = searchParams.get('endpoint');
  const isKnown = [...searchParams.keys()].every((name) => KNOWN.includes(name));
  // Keys belong in the environment, where logs and process lists do not show them.
  if (protocol !== 's3:' || username !== '' || !isKnown) return null;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) || !/^[\w/.-]*$/.test(pathname)) return null;
  if (endpoint !== null && !/^https?:\/\/[^/\s]+\/?$/.test(endpoint)) return null;
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket: hostname, prefix: prefix === '' ? '' : `${prefix}/`, region: searchParams.get('region'), endpoint };
}
