import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import type { HttpClient } from '../app/http-client';

/** Maximum size of a file in bytes. */
export const LARGEST_UPLOAD = 52_428_800;
const PIECE = Buffer.alloc(65_536);
const START = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
);
const END = Buffer.from('\r\n--b--\r\n');

/** Uploads one file of the maximum size in pieces, so that neither side needs all of it in memory. */
export class BigUpload {
  private readonly call: ClientRequest;
  private sent = 0;

  /** @param mark makes the file's content different from files with other marks. */
  constructor(origin: string, articleId: string, author: HttpClient, mark: number) {
    this.call = httpRequest(`${origin}/api/article/${articleId}/file-upload`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${author.token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': START.length + LARGEST_UPLOAD + END.length,
      },
    });
    this.call.write(START);
    this.sent = this.write(Buffer.from(`%PDF-1.7\n% ${mark}\n`.padEnd(64)));
  }

  /** Sends until this number of bytes of the file is out. */
  async sendUpTo(bytes: number): Promise<void> {
    while (this.sent < bytes) {
      this.sent += this.write(PIECE.subarray(0, bytes - this.sent));
      if (this.call.writableNeedDrain) await once(this.call, 'drain');
    }
  }

  /** Sends the rest; returns the status. */
  async finish(): Promise<number> {
    const answered = once(this.call, 'response') as Promise<[IncomingMessage]>;
    await this.sendUpTo(LARGEST_UPLOAD);
    this.call.end(END);
    const [response] = await answered;
    response.resume();
    await once(response, 'end');
    return response.statusCode ?? 0;
  }

  /** Aborts in the middle. */
  breakOff(): void {
    this.call.on('error', () => undefined);
    this.call.destroy();
  }

  private write(bytes: Buffer): number {
    this.call.write(bytes);
    return bytes.length;
  }
}
