import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  ARTICLE_MAX,
  ARTICLE_MESSAGES,
  ARTICLE_TYPES,
  FIRST_TIME,
  HIDDEN_TYPE_IDS,
  type SaveArticleRequest,
} from '../../contracts';
import { NewFileDto } from '../../files/public';
import { numberOfId, NumericId } from '../../platform/http/request/sent-values';
import {
  LineOrAbsent,
  LongTextOrAbsent,
  OptionalText,
  OrAbsent,
  TextOrAbsent,
} from '../../platform/http/request/text-fields';

const TYPE_IDS = [null, ...ARTICLE_TYPES.map(({ id }) => id).filter((id) => !HIDDEN_TYPE_IDS.includes(id))];
const MAX_AUTHORS = 200;

/** Keywords arrive as words, as the objects of the list, or separated by semicolons (spec part 1, section 3). */
function keywordNames({ value }: { value: unknown }): unknown {
  const list: unknown = typeof value === 'string' ? value.split(';') : value;
  if (!Array.isArray(list)) return list;
  const names = list.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'keyword' in one ? one.keyword : one,
  );
  const words = names.map((name) => (typeof name === 'string' ? name.trim() : name)).filter((name) => name !== '');
  return [...new Set(words)];
}

/** The type arrives as its id, or as answers give it: with its name (spec part 1, section 3). */
const idOfType = ({ value }: { value: unknown }): unknown =>
  numberOfId(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** The body of POST /article/save and /article/{id}/update. Absent fields are not changed. */
export class SaveArticleDto implements SaveArticleRequest {
  @LineOrAbsent(ARTICLE_MAX.articleTitle) articleTitle?: string;
  @LineOrAbsent(ARTICLE_MAX.runningTitle) runningTitle?: string;
  @NumericId() @OrAbsent() @IsIn(TYPE_IDS, { message: ARTICLE_MESSAGES.type }) typeId?: number | null;
  /** The same as `typeId`, in the form of the answers. */
  @Transform(idOfType) @OrAbsent() @IsIn(TYPE_IDS, { message: ARTICLE_MESSAGES.type }) type?:
    { id: number } | number | null;
  @NumericId()
  @OrAbsent()
  @IsIn([FIRST_TIME.yes, FIRST_TIME.no, null], { message: 'Please choose Yes or No.' })
  firstTime?: 1 | 2 | null;
  @LineOrAbsent(ARTICLE_MAX.previousId) previousId?: string;
  @LongTextOrAbsent() coverLetter?: string;

  @Transform(keywordNames)
  @OrAbsent()
  @IsArray()
  @ArrayMaxSize(50, { message: ARTICLE_MESSAGES.keywords })
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  keywords?: string[];

  @LongTextOrAbsent() abstractText?: string;
  @OrAbsent() @IsBoolean() languageService?: boolean;
  @OptionalText() reviewerOne?: string | null;
  @OptionalText() reviewerTwo?: string | null;
  @OptionalText() reviewerRemoved?: string | null;
  @TextOrAbsent(ARTICLE_MAX.relationshipOne) relationshipOne?: string;
  @TextOrAbsent(ARTICLE_MAX.relationshipTwo) relationshipTwo?: string;
  @TextOrAbsent(ARTICLE_MAX.note) note?: string;

  @OrAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_AUTHORS)
  @IsString({ each: true })
  authorsIds?: string[];

  /**
   * Those of `authorsIds` whose entries the caller has just saved for this manuscript. They get the saved data; all other authors who are
   * in the draft already keep the data that it has. Absent: all of them.
   */
  @OrAbsent()
  @IsArray()
  @ArrayMaxSize(MAX_AUTHORS)
  @IsString({ each: true })
  changedAuthors?: string[];

  /** Of POST /article/{id}/update: uploads that become files of the draft, as in submit-revision. Present files are left as they are. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => NewFileDto)
  files?: NewFileDto[];

  /** Another name of `files` (spec part 1, section 7). */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => NewFileDto)
  fileList?: NewFileDto[];

  /** Of POST /article/save: identifies the form that starts a draft. Repeated calls of a person with the same key start only one. */
  @OptionalText() draftKey?: string | null;
  @IsOptional() @IsInt() version?: number;
  @IsOptional() @IsBoolean() isCompleted?: boolean;
  @IsOptional() @IsBoolean() copyrightAccepted?: boolean;
  @IsOptional() @IsBoolean() submissionReviewed?: boolean;
  /** False: refuse the submission if its author has not seen the manuscript as reviewers will read it. The wizard asks for that. */
  @IsOptional() @IsBoolean() withoutConverted?: boolean;
  /** Staff who are signed in for the author may submit a manuscript in which names were found. */
  @IsOptional() @IsBoolean() sendAnyway?: boolean;
}
