import { Command } from '@nestjs/cqrs';
import type { SendingTest } from '../../../contracts';

/** Tries the target of packages without a package. */
export class TestPackageSending extends Command<SendingTest> {}
