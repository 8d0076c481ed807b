import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import type { ReactNode } from 'react';
import type { AuthorsChangedSign, EarlierArticle, IntegritySign, SamePictureSign, SameTextSign } from '@contracts';
import { t } from '@contracts';
import { StatusBadge } from '../../../shared/display/status-badge';
import { PageLink } from '../../../shared/page/page-link';
import { PicturePairs } from './picture-pairs';
import { hiddenWords, kindWords, moreWords, peopleWords, placeWords } from './sign-words';
import { SuggestedReviewerEvidence } from './suggested-reviewer-evidence';

const useStyles = makeStyles({
  sign: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  icon: { fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  kind: { ...typographyStyles.body1Strong, margin: 0 },
  line: { margin: 0 },
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2 },
  alike: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  quote: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

interface SignProps {
  sign: IntegritySign;
  /** More signs of the same kind, shown only on request, because one text or figure may have many copies. */
  moreOfKind?: readonly (SameTextSign | SamePictureSign)[];
}

/** One sign with its evidence. */
export function Sign({ sign, moreOfKind = [] }: SignProps) {
  const styles = useStyles();
  return (
    <li className={styles.sign}>
      <EyeRegular className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h3 className={styles.kind}>{kindWords(sign.kind)}</h3>
        <Evidence sign={sign} />
        {moreOfKind.length > 0 && <MoreOfKind kind={sign.kind} signs={moreOfKind} />}
      </div>
    </li>
  );
}

function MoreOfKind({ kind, signs }: { kind: IntegritySign['kind']; signs: NonNullable<SignProps['moreOfKind']> }) {
  const styles = useStyles();
  const words = moreWords(kind, signs.length);
  return (
    <details>
      <summary className={styles.summary}>{words}</summary>
      <ul aria-label={words} className={styles.alike}>
        {signs.map((sign) => (
          <li key={sign.article.id} className={styles.words}>
            <Evidence sign={sign} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Evidence({ sign }: { sign: IntegritySign }) {
  switch (sign.kind) {
    case 'SAME_TEXT':
      return <SameText sign={sign} />;
    case 'SAME_PICTURE':
      return <SamePicture sign={sign} />;
    case 'HIDDEN_TEXT':
      return (
        <>
          <Line>{t('{file}: {hiding}', { file: sign.filename, hiding: hiddenWords(sign.by) })}</Line>
          <Quote>{sign.text}</Quote>
        </>
      );
    case 'INSTRUCTIONS':
      return (
        <>
          <Line>{sign.filename ?? placeWords(sign.place)}</Line>
          <Quote>{sign.text}</Quote>
        </>
      );
    case 'SUGGESTED_REVIEWERS':
      return <SuggestedReviewerEvidence sign={sign} />;
    case 'AUTHORS_CHANGED':
      return <AuthorsChanged sign={sign} />;
  }
}

function SameText({ sign: { article, percent, samePeople, newAuthors, passages } }: { sign: SameTextSign }) {
  return (
    <>
      <Earlier article={article} />
      <Line>
        {t('{percent}% of the shorter text appears in both.', { percent })} {peopleWords(samePeople)}
      </Line>
      {newAuthors.length > 0 && (
        <Line>{t('Authors who were not on the earlier one: {names}', { names: newAuthors.join(', ') })}</Line>
      )}
      {passages.map(({ here, there }) => (
        <Quote key={here}>
          {here}
          {there !== here && <> ({t('in the earlier one: {words}', { words: there })})</>}
        </Quote>
      ))}
    </>
  );
}

function SamePicture({ sign: { article, samePeople, pictures } }: { sign: SamePictureSign }) {
  return (
    <>
      <Earlier article={article} />
      <Line>{peopleWords(samePeople)}</Line>
      <PicturePairs pictures={pictures} />
    </>
  );
}

function Earlier({ article: { id, articleId, title, status } }: { article: EarlierArticle }) {
  return (
    <div>
      <PageLink to={`/articleDetails/${id}`}>{`${articleId}: ${title}`}</PageLink> <StatusBadge status={status} />
    </div>
  );
}

function AuthorsChanged({ sign: { revision, added, removed, afterReviewBegan } }: { sign: AuthorsChangedSign }) {
  return (
    <>
      {added.length > 0 && <Line>{t('New in R{revision}: {names}', { revision, names: added.join(', ') })}</Line>}
      {removed.length > 0 && (
        <Line>{t('No longer there in R{revision}: {names}', { revision, names: removed.join(', ') })}</Line>
      )}
      {afterReviewBegan && <Line>{t('Reviewers had been invited by then.')}</Line>}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className={useStyles().line}>{children}</p>;
}

function Quote({ children }: { children: ReactNode }) {
  return <blockquote className={useStyles().quote}>{children}</blockquote>;
}
