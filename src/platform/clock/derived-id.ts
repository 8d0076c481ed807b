import { createHash } from 'node:crypto';

/** The namespace of all derived ids: a random UUID. It must never change, or a repeated import would create everything twice. */
const NAMESPACE = Buffer.from('5b0d3f0e2f3c4c0f9b8f6a3f8d1c7e42', 'hex');

/** A UUID of version 5 (RFC 9562): always the same for the same name, so that work can be repeated without doing it twice. */
export function derivedId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
