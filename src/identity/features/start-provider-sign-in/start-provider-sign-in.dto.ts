import { Matches, MaxLength } from 'class-validator';

/** A path below /rrs, and never the address of another site. */
export class StartProviderSignInDto {
  @MaxLength(500)
  @Matches(/^\/(?![/\\])[^\s\\<>"`]*$/, { message: 'The path to return to must begin with one slash' })
  returnTo = '/';
}
