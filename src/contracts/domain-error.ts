/** Why something is refused. `platform/http/errors/problem.ts` maps each kind to an HTTP status. */
export type DomainErrorKind = 'NOT_FOUND' | 'FORBIDDEN' | 'TRANSITION' | 'RULE' | 'INVALID' | 'STALE' | 'TOO_LARGE';

/**
 * A refusal that is meant for the caller. `message` is for people, in English; `details`: field -> message. `reword`: the message again, in
 * the current language, when its parts are texts of the catalogue.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;

  constructor(
    message: string,
    readonly details?: Record<string, string>,
    readonly reword?: () => string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}
