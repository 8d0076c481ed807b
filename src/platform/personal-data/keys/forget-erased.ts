import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ProcessNotifications } from '../../process-notifications';
import { DataKeys } from './data-keys';

/** The topic by which a process notifies all others that keys were erased. */
export const ERASED_TOPIC = 'personal-data';

/** Drops keys from the memory of this process when any process has erased some. */
@Injectable()
export class ForgetErased implements OnModuleInit {
  constructor(
    @Inject(ProcessNotifications) private readonly notifications: ProcessNotifications,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  onModuleInit(): void {
    const forget = (): void => this.keys.forget();
    this.notifications.listen(ERASED_TOPIC, { received: forget, missed: forget });
  }
}
