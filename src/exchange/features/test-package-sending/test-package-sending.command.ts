import { Command } from '@nestjs/cqrs';
import type { SendingTest } from '../../../contracts';

/** Tests the target of packages without sending a package. */
export class TestPackageSending extends Command<SendingTest> {}
