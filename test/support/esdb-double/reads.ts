import { randomUUID } from 'node:crypto';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import type { EventLog, StoredEvent } from './event-log';
import type { Faults } from './faults';
import { checkpoint, confirmation, eventResponse, streamNotFound, textOf } from './messages';

type Call = ServerWritableStream<ReadReq, ReadResp>;

/** Reads of a stream and of $all in both directions, and subscriptions to $all. */
export function readHandler(log: EventLog, faults: Faults): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const refusal = faults.refusalOf(call, 'read');
    if (refusal) return void call.emit('error', refusal);
    const options = call.request.getOptions();
    if (!options) return call.end();
    if (options.hasSubscription()) return subscribe(call, options, log);
    const stream = options.getStream();
    const name = textOf(stream?.getStreamIdentifier()?.getStreamName() ?? '');
    const events = stream ? streamEvents(log, name, stream, isBackward(options)) : allEvents(log, options);
    if (events === null) call.write(streamNotFound(name));
    else for (const event of events.slice(0, Number(options.getCount()))) call.write(eventResponse(event));
    call.end();
  };
}

const isBackward = (options: ReadReq.Options): boolean => Number(options.getReadDirection()) === 1;

function streamEvents(
  log: EventLog,
  name: string,
  options: ReadReq.Options.StreamOptions,
  backward: boolean,
): StoredEvent[] | null {
  const stream = log.stream(name);
  if (!stream) return null;
  const from = options.hasRevision() ? Number(options.getRevision()) : options.hasEnd() ? Infinity : 0;
  return backward
    ? stream.filter((event) => event.revision <= from).reverse()
    : stream.filter((event) => event.revision >= from);
}

/** Reads of $all start with the position given. */
function allEvents(log: EventLog, options: ReadReq.Options): StoredEvent[] {
  const all = options.getAll();
  const position = all?.getPosition();
  const at = position ? BigInt(position.getCommitPosition()) : null;
  if (isBackward(options)) return log.all.filter((event) => at === null || event.position < at).reverse();
  if (all?.hasEnd()) return [];
  return log.all.filter((event) => at === null || event.position >= at);
}

/** Subscriptions start after the position given. */
function subscribe(call: Call, options: ReadReq.Options, log: EventLog): void {
  const all = options.getAll();
  const from = all?.getPosition();
  const after = from ? BigInt(from.getCommitPosition()) : -1n;
  let next = all?.hasEnd() ? log.all.length : log.all.findIndex((event) => event.position > after);
  if (next < 0) next = log.all.length;
  const wanted = filterOf(options);
  const send = (): void => {
    let skipped: StoredEvent | undefined;
    for (let event = log.all[next]; event; event = log.all[next]) {
      next += 1;
      skipped = wanted(event) ? undefined : event;
      if (!skipped) call.write(eventResponse(event));
    }
    // Reports to a filtering subscriber how far the server has read.
    if (skipped) call.write(checkpoint(skipped.position));
  };
  const leave = log.onAppend(send);
  call.on('cancelled', leave);
  call.on('error', leave);
  call.on('close', leave);
  call.write(confirmation(randomUUID()));
  send();
}

function filterOf(options: ReadReq.Options): (event: StoredEvent) => boolean {
  const filter = options.getFilter();
  const byType = filter?.getEventType();
  const expression = byType ?? filter?.getStreamIdentifier();
  if (!expression) return () => true;
  const pattern = expression.getRegex() ? new RegExp(expression.getRegex()) : null;
  const prefixes = expression.getPrefixList();
  return (event) => {
    const text = byType ? (event.metadata.get('type') ?? '') : event.streamId;
    return pattern?.test(text) || prefixes.some((prefix) => text.startsWith(prefix));
  };
}
