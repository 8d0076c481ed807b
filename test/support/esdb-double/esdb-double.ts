import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { appendHandler, batchAppendHandler } from './appends';
import { EventLog } from './event-log';
import { readHandler } from './reads';

export interface EsdbDoubleOptions {
  /** Servers since 21.10 support many appends over one call, which the client then uses. Default true. */
  batchAppend?: boolean;
  /** Maximum size of one append, all events together; the real server's default is 1 MB. */
  maxAppendBytes?: number;
}

/** Speaks EventStoreDB's protocol to the real client; keeps its events in memory. */
export class EsdbDouble {
  private server: Server | null = null;
  private port = 0;
  private readonly log: EventLog;

  private constructor(private readonly options: EsdbDoubleOptions) {
    this.log = new EventLog(options.maxAppendBytes ?? 1_048_576);
  }

  static async start(options: EsdbDoubleOptions = {}): Promise<EsdbDouble> {
    const double = new EsdbDouble(options);
    await double.listen();
    return double;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** Breaks all connections and listens again on the same port with the same events. */
  async drop(): Promise<void> {
    await this.stop();
    await this.listen();
  }

  async stop(): Promise<void> {
    this.server?.forceShutdown();
    this.server = null;
  }

  private async listen(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    server.addService(ServerFeaturesService, { getSupportedMethods: this.supportedMethods() });
    server.addService(StreamsService, {
      read: readHandler(this.log),
      append: appendHandler(this.log),
      batchAppend: batchAppendHandler(this.log),
      delete: unsupported,
      tombstone: unsupported,
    });
    this.port = await new Promise<number>((resolve, reject) => {
      const bound = (error: Error | null, port: number): void => (error ? reject(error) : resolve(port));
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), bound);
    });
    this.server = server;
  }

  private supportedMethods(): handleUnaryCall<unknown, SupportedMethods> {
    const names = ['read', 'append', ...(this.options.batchAppend === false ? [] : ['batchappend'])];
    const methods = names.map((name) =>
      new SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
    );
    const supported = new SupportedMethods().setEventStoreServerVersion('23.10.0').setMethodsList(methods);
    return (_call, callback) => callback(null, supported);
  }
}

/** Events are never deleted here. */
const unsupported: handleUnaryCall<unknown, never> = (_call, callback) => callback({ code: status.UNIMPLEMENTED });
