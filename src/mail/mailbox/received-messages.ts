import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { MESSAGE_BODY } from '../../platform/http/request/json-body';
import { READ_BYTES } from '../incoming/incoming-mail';
import { ReturnedMails } from '../returned/returned-mails';
import { countedTaken, MailboxRunLog, NO_COUNTS } from './mailbox-runs';
import { hookSecretOf, MailboxSettings } from './mailbox-settings';

/** The size limit of usual mail servers. */
const LARGEST_MESSAGE = 30_000_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Receives messages that another program sends over HTTP. */
@Injectable()
export class ReceivedMessages {
  constructor(
    private readonly settings: MailboxSettings,
    private readonly returned: ReturnedMails,
    private readonly runs: MailboxRunLog,
  ) {}

  /** True when the message belongs to a mail of ours. @throws ApiProblem 403 without the secret, 415 for another kind of body, 413 when it is too large */
  async receive(secret: string, request: Request): Promise<boolean> {
    const { hookSeed } = await this.settings.stored();
    // The same answer whether messages are turned off or the secret is wrong.
    if (hookSeed === null || !timingSafeEqual(digest(secret), digest(hookSecretOf(hookSeed))))
      throw new ApiProblem('FORBIDDEN', 'The secret of this address is wrong.');
    if (!request.is(MESSAGE_BODY)) throw new ApiProblem('WRONG_TYPE', 'Please send the message as message/rfc822.');
    const taken = await this.returned.take(await beginningOf(request));
    await this.runs.add('hook', null, countedTaken(NO_COUNTS, taken));
    return taken !== 'UNMATCHED';
  }
}

/** The part of the message that is read. The rest is read and dropped. */
async function beginningOf(message: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    if (bytes < READ_BYTES) chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > LARGEST_MESSAGE) throw new ApiProblem('TOO_LARGE', 'This message is too large.');
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES);
}
