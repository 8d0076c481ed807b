import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OutdatedReads } from '../../platform/read-models/outdated-reads';
import { ChangeStreams } from '../streams/change-streams';

/** Notifies all open streams when a list that was not up to date can be read again. */
@Injectable()
export class RecoveryFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private leave: () => void = () => undefined;

  constructor(
    private readonly outdated: OutdatedReads,
    private readonly streams: ChangeStreams,
  ) {}

  onApplicationBootstrap(): void {
    this.leave = this.outdated.onRecovered(() => this.streams.notifyRecovered());
  }

  beforeApplicationShutdown(): void {
    this.leave();
  }
}
