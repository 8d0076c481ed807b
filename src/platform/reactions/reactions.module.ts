import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '../http/health/health.registry';
import { Reactions } from './reactions';

/** Provides the registry of reactions to every module. */
@Global()
@Module({ providers: [Reactions], exports: [Reactions] })
export class ReactionsModule implements OnModuleInit {
  constructor(
    @Inject(Reactions) private readonly reactions: Reactions,
    @Inject(HealthRegistry) private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.addGroup('reactions', async () =>
      Object.fromEntries(
        Object.entries(await this.reactions.states()).map(([name, state]) => [`reaction ${name}`, state]),
      ),
    );
  }
}
