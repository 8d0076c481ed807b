import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { UUID } from '@eventstore/db-client/generated/shared_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { type handleUnaryCall, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { appendHandler, batchAppendHandler } from './appends';
import type { EventLog } from './event-log';
import type { Faults } from './faults';
import { readHandler } from './reads';

export interface NodeOptions {
  /** Servers since 21.10 support many appends over one call, which the client then uses. Default true. */
  batchAppend?: boolean;
  /** Uses TLS with this certificate. */
  tls?: { key: Buffer; certificate: Buffer };
  /** The port of the only node; by default a free one. */
  port?: number;
}

/** A member of the cluster, as a node knows it. */
export interface Member {
  port: number;
  leads: boolean;
  alive: boolean;
}

const { LEADER, FOLLOWER } = MemberInfo.VNodeState;

/** One server: it can end and listen again on the same port. */
export class EsdbNode {
  port: number;
  private server: Server | null = null;

  constructor(
    private readonly log: EventLog,
    private readonly faults: Faults,
    private readonly options: NodeOptions,
    private readonly members: () => Member[],
  ) {
    this.port = options.port ?? 0;
  }

  get alive(): boolean {
    return this.server !== null;
  }

  /** Breaks all connections and refuses new ones. */
  stop(): void {
    this.server?.forceShutdown();
    this.server = null;
  }

  async listen(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    server.addService(ServerFeaturesService, { getSupportedMethods: this.supportedMethods() });
    server.addService(GossipService, { read: this.gossip() });
    server.addService(StreamsService, {
      read: readHandler(this.log, this.faults),
      append: appendHandler(this.log, this.faults),
      batchAppend: batchAppendHandler(this.log, this.faults),
      delete: unsupported,
      tombstone: unsupported,
    });
    this.port = await new Promise<number>((resolve, reject) => {
      const bound = (error: Error | null, port: number): void => (error ? reject(error) : resolve(port));
      server.bindAsync(`127.0.0.1:${this.port}`, this.credentials(), bound);
    });
    this.server = server;
  }

  private credentials(): ServerCredentials {
    const { tls } = this.options;
    if (!tls) return ServerCredentials.createInsecure();
    return ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }]);
  }

  private supportedMethods(): handleUnaryCall<unknown, SupportedMethods> {
    const names = ['read', 'append', ...(this.options.batchAppend === false ? [] : ['batchappend'])];
    const methods = names.map((name) =>
      new SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
    );
    const supported = new SupportedMethods().setEventStoreServerVersion('23.10.0').setMethodsList(methods);
    return (_call, callback) => callback(null, supported);
  }

  private gossip(): handleUnaryCall<unknown, ClusterInfo> {
    return (_call, callback) => {
      const members = this.members().map(({ port, leads, alive }) =>
        new MemberInfo()
          .setInstanceId(new UUID().setString('00000000-0000-4000-8000-000000000001'))
          .setTimeStamp('0')
          .setState(leads ? LEADER : FOLLOWER)
          .setIsAlive(alive)
          .setHttpEndPoint(new EndPoint().setAddress('127.0.0.1').setPort(port)),
      );
      callback(null, new ClusterInfo().setMembersList(members));
    };
  }
}

/** Events are never deleted here. */
const unsupported: handleUnaryCall<unknown, never> = (_call, callback) => callback({ code: status.UNIMPLEMENTED });
