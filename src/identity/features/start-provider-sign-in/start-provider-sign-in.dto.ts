import { Matches, MaxLength } from 'class-validator';

/** `returnTo` is a path below /rrs, never the address of another site. */
export class StartProviderSignInDto {
  @MaxLength(500)
  @Matches(/^\/(?![/\\])[^\s\\<>"`]*$/, { message: 'The path to return to must begin with one slash' })
  returnTo = '/';
}
