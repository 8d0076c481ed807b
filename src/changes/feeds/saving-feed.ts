import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { StoreWatch } from '../../platform/event-store/store-watch';
import { ChangeStreams } from '../streams/change-streams';

/** Notifies all open streams when the event store becomes unavailable, and when it is back. */
@Injectable()
export class SavingFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private leave: () => void = () => undefined;

  constructor(
    private readonly watch: StoreWatch,
    private readonly streams: ChangeStreams,
  ) {}

  onApplicationBootstrap(): void {
    const notify = (trouble: string | null): void => this.streams.notifySaving({ possible: trouble === null });
    this.leave = this.watch.onChange(notify);
    notify(this.watch.trouble);
  }

  beforeApplicationShutdown(): void {
    this.leave();
  }
}
