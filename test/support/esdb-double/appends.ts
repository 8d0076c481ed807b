import {
  AllStreamPosition,
  MaximumAppendSizeExceeded,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb';
import { AppendResp, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import type { handleBidiStreamingCall, handleClientStreamingCall } from '@grpc/grpc-js';
import { Metadata, status } from '@grpc/grpc-js';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import type { EventLog, Expected, Outcome, ProposedEvent } from './event-log';
import type { Faults } from './faults';
import { empty, streamIdentifier, textOf, uuidText } from './messages';

type Message = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;

function proposed(message: Message): ProposedEvent {
  const metadata = new Map<string, string>();
  message.getMetadataMap().forEach((value, key) => metadata.set(key, value));
  const customMetadata = message.getCustomMetadata_asU8();
  return { id: uuidText(message.getId()), metadata, customMetadata, data: message.getData_asU8() };
}

/** One append per call. */
export function appendHandler(log: EventLog, faults: Faults): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, callback) => {
    const refusal = faults.refusalOf(call, 'append');
    if (refusal) return callback(refusal);
    let options: AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options = request.getOptions() ?? options;
      const message = request.getProposedMessage();
      if (message) events.push(proposed(message));
    });
    call.on('end', () => {
      const streamId = textOf(options?.getStreamIdentifier()?.getStreamName() ?? '');
      const outcome = faults.append(() => log.append(streamId, expectedOf(options), events));
      if (!outcome) return;
      if (outcome.kind !== 'tooLarge') return callback(null, appendResponse(outcome));
      const metadata = new Metadata();
      metadata.set('exception', 'maximum-append-size-exceeded');
      metadata.set('maximum-append-size', String(log.maxAppendBytes));
      callback({ code: status.INVALID_ARGUMENT, details: 'Maximum Append Size Exceeded.', metadata });
    });
  };
}

function expectedOf(options: AppendReq.Options | undefined): Expected {
  if (options?.hasRevision()) return { kind: 'revision', revision: Number(options.getRevision()) };
  if (options?.hasNoStream()) return { kind: 'noStream' };
  return { kind: options?.hasStreamExists() ? 'streamExists' : 'any' };
}

function appendResponse(outcome: Exclude<Outcome, { kind: 'tooLarge' }>): AppendResp {
  if (outcome.kind === 'wrongRevision') {
    const wrong = new AppendResp.WrongExpectedVersion();
    if (outcome.current === null) wrong.setCurrentNoStream(empty());
    else wrong.setCurrentRevision(String(outcome.current));
    return new AppendResp().setWrongExpectedVersion(wrong);
  }
  const position = new AppendResp.Position()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  const success = new AppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position);
  return new AppendResp().setSuccess(success);
}

/** Many appends over one call; the parts of one append share a correlation id. */
export function batchAppendHandler(
  log: EventLog,
  faults: Faults,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    const open = new Map<string, { options: BatchAppendReq.Options; events: ProposedEvent[] }>();
    call.on('data', (request: BatchAppendReq) => {
      const refusal = faults.refusalOf(call, 'append');
      if (refusal && !faults.notReady) return void call.emit('error', refusal);
      const correlationId = uuidText(request.getCorrelationId());
      const options = request.getOptions();
      const append = options ? { options, events: [] } : open.get(correlationId);
      if (!append) return;
      open.set(correlationId, append);
      append.events.push(...request.getProposedMessagesList().map(proposed));
      if (!request.getIsFinal()) return;
      open.delete(correlationId);
      if (faults.notReady) {
        const identifier = append.options.getStreamIdentifier();
        const answer = notReady().setStreamIdentifier(identifier);
        return void call.write(answer.setCorrelationId(request.getCorrelationId()));
      }
      const streamId = textOf(append.options.getStreamIdentifier()?.getStreamName() ?? '');
      const outcome = faults.append(() => log.append(streamId, batchExpectedOf(append.options), append.events));
      if (!outcome) return;
      const response = batchResponse(outcome, log.maxAppendBytes).setStreamIdentifier(streamIdentifier(streamId));
      call.write(response.setCorrelationId(request.getCorrelationId()));
    });
    call.on('end', () => call.end());
    call.on('error', () => undefined);
  };
}

function batchExpectedOf(options: BatchAppendReq.Options): Expected {
  if (options.hasStreamPosition()) return { kind: 'revision', revision: Number(options.getStreamPosition()) };
  if (options.hasNoStream()) return { kind: 'noStream' };
  return { kind: options.hasStreamExists() ? 'streamExists' : 'any' };
}

function batchResponse(outcome: Outcome, limit: number): BatchAppendResp {
  if (outcome.kind === 'tooLarge') {
    const detail = new MaximumAppendSizeExceeded().setMaxappendsize(limit);
    return refused(detail.serializeBinary(), 'event_store.client.MaximumAppendSizeExceeded');
  }
  if (outcome.kind === 'wrongRevision') {
    const wrong = new WrongExpectedVersion();
    if (outcome.current === null) wrong.setCurrentNoStream(new Empty());
    else wrong.setCurrentStreamRevision(String(outcome.current));
    return refused(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  }
  const position = new AllStreamPosition()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  const success = new BatchAppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position);
  return new BatchAppendResp().setSuccess(success);
}

/** The answer of a node without a leader, in a form that the client does not know. */
function notReady(): BatchAppendResp {
  const response = refused(new Empty().serializeBinary(), 'google.protobuf.Empty');
  response.getError()?.setMessage('Server Is Not Ready');
  return response;
}

function refused(detail: Uint8Array, type: string): BatchAppendResp {
  const details = new Any();
  details.pack(detail, type);
  return new BatchAppendResp().setError(new Status().setDetails(details));
}
