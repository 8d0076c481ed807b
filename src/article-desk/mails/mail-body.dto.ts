import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, ValidateBy } from 'class-validator';
import { isEmail, type Language, LANGUAGES } from '../../contracts';
import { OptionalText, RequiredLongText, RequiredText } from '../../platform/http/request/text-fields';

/** A form may send the addresses as one text, separated by commas or semicolons. */
const addressesOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.split(/[,;]/).flatMap((one) => one.trim() || []);
  return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)) : value;
};
const Addresses = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => addressesOf(value));
const AddressesOrAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : addressesOf(value),
  );
const wrongOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.find((one: unknown) => typeof one !== 'string' || !isEmail(one)) : undefined;

const EachEmail = (): PropertyDecorator =>
  ValidateBy(
    { name: 'areEmails', validator: { validate: (value: unknown) => wrongOf(value) === undefined } },
    { message: ({ value }) => `${String(wrongOf(value)).slice(0, 100)} is not a valid email address.` },
  );

/** A mail as edited by its sender. Without `to` it goes to the suggested recipients. */
export class MailBodyDto {
  @IsOptional()
  @Addresses()
  @EachEmail()
  @ArrayMaxSize(100, { message: 'A mail can go to at most 100 people.' })
  @ArrayNotEmpty({ message: 'Please choose at least one recipient.' })
  @IsArray()
  to?: string[];

  @IsOptional()
  @AddressesOrAbsent()
  @EachEmail()
  @ArrayMaxSize(100, { message: 'A mail can go to at most 100 people.' })
  @IsArray()
  cc?: string[];

  @RequiredText('Please write a subject.', 300) subject = '';
  @RequiredLongText('Please write the text of the mail.') text = '';
  /** The language of the text: that of the suggestion. If absent, the readers' own language. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'Please choose a language from the list.' })
  language?: Language | null;

  @OptionalText(254) replyTo?: string | null;

  /** True: is sent although it identifies a person to the other side of the review. */
  @IsOptional() @IsBoolean() sendAnyway?: boolean;
}

/** The same for routes that know the recipients: an empty `to` counts as absent. */
export class AddressedMailDto extends MailBodyDto {
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) && value.length === 0 ? undefined : value))
  override to?: string[] = undefined;
}
