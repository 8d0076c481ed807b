import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Parts of the server's options that a device needs. */
interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

interface Made {
  id: string;
  key: KeyObject;
  userHandle: string;
}

/** Differences of an answer from that of an honest browser. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** False: the device did not verify its user. */
  verified?: boolean;
  /** The device's count of uses; by default it increases with each use. */
  counter?: number;
  userHandle?: string;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const bytesOf = (text = ''): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));
const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** Simulates a browser and a device with passkeys, in memory: ES256 keys, without attestation. */
export class PasskeyDevice {
  private made: Made | null = null;
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** Answers the options for a new passkey. */
  create(options: Asked, oddity: Deviation = {}): object {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.made = { id: id.toString('base64url'), key: privateKey, userHandle: options.user?.id ?? '' };
    const { x, y } = publicKey.export({ format: 'jwk' });
    const numbers: [number, number | Uint8Array<ArrayBuffer>][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ];
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(new Map(numbers))]);
    const authData = new Uint8Array(Buffer.concat([this.head(options.rp?.id ?? '', HAS_KEY, oddity), key]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
    const clientDataJSON = this.clientData('webauthn.create', options, oddity).toString('base64url');
    return this.answer({ attestationObject, clientDataJSON, transports: ['internal'] });
  }

  /** Answers the options for a use of the passkey. */
  get(options: Asked, oddity: Deviation = {}): object {
    if (!this.made) throw new Error('This device has no passkey yet');
    const authData = this.head(options.rpId ?? '', 0, oddity);
    const clientData = this.clientData('webauthn.get', options, oddity);
    return this.answer({
      authenticatorData: authData.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.made.key).toString('base64url'),
      userHandle: oddity.userHandle ?? this.made.userHandle,
    });
  }

  private answer(response: object): object {
    const id = this.made?.id ?? '';
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private head(rpId: string, more: number, oddity: Deviation): Buffer {
    this.counter = oddity.counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const flags = PRESENT | (oddity.verified === false ? 0 : VERIFIED) | more;
    return Buffer.concat([sha256(oddity.rpId ?? rpId), Buffer.from([flags]), count]);
  }

  private clientData(type: string, { challenge }: Asked, oddity: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: oddity.origin ?? this.origin, crossOrigin: false }));
  }
}
