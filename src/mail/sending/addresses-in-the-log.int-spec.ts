/**
 * Replaces the logger of the whole process.
 *
 * @isolated
 */
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger as PinoLogger, LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import { aMail } from '../../../test/support/article/article-people';
import { ATransport, MailBench } from '../../../test/support/database/mail-bench';
import { requestLog } from '../../platform/http/log/request-log';
import { PermanentFailure } from '../../platform/jobs';

const CANARY = 'rosa.canary@uni.example';

/** What the server writes about failures, at the most verbose level. */
describe('the log', () => {
  const lines: string[] = [];
  let mails: MailBench;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const pinoHttp: [Options, { write(line: string): void }] = [
      requestLog('trace').pinoHttp as Options,
      { write: (line) => void lines.push(line) },
    ];
    const nest = await NestFactory.createApplicationContext(LoggerModule.forRoot({ pinoHttp }), { logger: false });
    Logger.overrideLogger(nest.get(PinoLogger));
    end = () => nest.close();
    mails = await MailBench.create();
  });
  afterAll(async () => {
    await mails.close();
    await end();
    Logger.overrideLogger(false);
  });

  it('has no address of a mail that failed, and its outcome has the full reason', async () => {
    const refusals = [new Error(`550 5.1.1 <${CANARY}>: no such user`), new Error(`no route to '${CANARY}'`)];
    mails.start(new ATransport([new AggregateError(refusals), new PermanentFailure(`552 ${CANARY} is full`)]));
    await mails.ask(aMail('m1', 'DECISION'));
    await mails.settled('m1');
    const [failed] = await mails.outcomes('m1');
    expect(failed).toMatchObject({ type: 'MailFailed', data: { error: `552 ${CANARY} is full` } });
    const log = lines.join('');
    expect(log).toContain('failed: 550 5.1.1 <[address]>: no such user; no route to [address]');
    expect(log).toContain('the last, failed: 552 [address] is full');
    expect(log).not.toContain('canary');
  });

  it('has no address of an error or an object that is logged whole', () => {
    const began = lines.length;
    const cause = Object.assign(new Error(`Key (email)=(${CANARY}) already exists`), { detail: { who: [CANARY] } });
    new Logger('Spec').error(new AggregateError([cause], `not stored: ${CANARY}`, { cause }));
    new Logger('Spec').warn({ who: { address: CANARY } });
    new Logger('Spec').error(`failed for ${CANARY}`, cause.stack, 'Spec');
    expect(lines.length).toBe(began + 3);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.join('')).not.toContain('canary');
  });
});
