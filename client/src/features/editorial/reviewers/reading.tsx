import { Button, makeStyles, mergeClasses, Text, tokens, Tooltip } from '@fluentui/react-components';
import { PanelRightContractRegular } from '@fluentui/react-icons/svg/panel-right-contract';
import { PanelRightExpandRegular } from '@fluentui/react-icons/svg/panel-right-expand';
import type { ReactNode } from 'react';
import { type ArticleView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { useRoomBelow } from '../../../shared/page/use-room-below';
import { RichText } from '../../../shared/rich-text/rich-text';
import { useStoredChoice } from '../../../shared/state/use-stored-choice';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';

const NARROW = '@media (max-width: 1100px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Hidden in a narrow window, where the manuscript is below the form and already takes the whole width.
  width: { [NARROW]: { display: 'none' } },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  reading: {
    position: 'sticky',
    top: '64px',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    [NARROW]: { position: 'static', order: -1 },
  },
  abstract: {
    maxHeight: '150px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusSmall,
    '& > *': { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
    '& h3, & h4, & p': { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  },
  terms: { color: tokens.colorNeutralForeground3 },
});

/** A form with the abstract and the manuscript next to it. Both stay in view, no matter how long the form is. */
export function BesideManuscript({ article, children }: { article: ArticleView; children: ReactNode }) {
  const styles = useStyles();
  const room = useRoomBelow<HTMLDivElement>();
  const [isWide, setWide] = useStoredChoice('quire-wide-reading');
  return (
    <div className={mergeClasses(styles.columns, isWide && styles.wide)}>
      <div className={styles.main}>{children}</div>
      <div ref={room} className={styles.reading}>
        <Card title={t('Abstract')} actions={<WidthButton isWide={isWide} onChange={setWide} />}>
          <div className={styles.abstract} tabIndex={0} role="region" aria-label={t('Abstract and keywords')}>
            <RichText html={article.abstractText} empty={t('There is no abstract.')} />
            {article.keywords !== '' && (
              <Text>
                <span className={styles.terms}>{t('Keywords:')}</span> {article.keywords}
              </Text>
            )}
          </div>
        </Card>
        <ManuscriptViewer
          articleId={article.id}
          revision={article.revision}
          height="max(320px, calc(var(--quire-room, 600px) - 250px))"
        />
      </div>
    </div>
  );
}

/** Widens the manuscript to half of the window, or narrows it again. The choice is stored in this browser. */
function WidthButton({ isWide, onChange }: { isWide: boolean; onChange: (isWide: boolean) => void }) {
  const styles = useStyles();
  return (
    <Tooltip content={isWide ? t('Narrower manuscript') : t('Wider manuscript')} relationship="label">
      <Button
        size="small"
        appearance="subtle"
        className={styles.width}
        icon={isWide ? <PanelRightContractRegular /> : <PanelRightExpandRegular />}
        onClick={() => onChange(!isWide)}
      />
    </Tooltip>
  );
}
