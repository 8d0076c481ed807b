import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '@contracts';
import { StatusBadge } from '../../../shared/display/status-badge';
import { MENU_ICONS } from '../menu/menu-icons';
import type { ArticleOption, PersonOption, QuickOption, ScreenOption } from './quick-options';

const useStyles = makeStyles({
  list: { maxHeight: 'min(60vh, 480px)', overflowY: 'auto', padding: tokens.spacingHorizontalS },
  heading: {
    display: 'block',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground2 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface QuickResultsProps {
  listId: string;
  options: readonly QuickOption[];
  active: QuickOption | undefined;
  idOf: (option: QuickOption) => string;
  onOpen: (option: QuickOption) => void;
}

/** The results: articles, people, screens. The focus stays in the search field. */
export function QuickResults({ listId, options, active, idOf, onOpen }: QuickResultsProps) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && idOf(active);
  useEffect(() => {
    const marked = list.current?.querySelector('[aria-selected="true"]');
    // jsdom does not implement scrolling.
    marked?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const groups = [
    { title: t('Articles'), groupOptions: options.filter((option) => option.kind === 'article') },
    { title: t('People'), groupOptions: options.filter((option) => option.kind === 'person') },
    { title: t('Screens'), groupOptions: options.filter((option) => option.kind === 'screen') },
  ].filter(({ groupOptions }) => groupOptions.length > 0);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('Results')}
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ title, groupOptions }) => (
        <Group key={title} title={title}>
          {groupOptions.map((option) => (
            <Choice key={option.id} id={idOf(option)} option={option} isActive={option === active} onOpen={onOpen} />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div role="group" aria-label={title}>
      <Text size={200} weight="semibold" aria-hidden className={styles.heading}>
        {title}
      </Text>
      {children}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  option: QuickOption;
  isActive: boolean;
  onOpen: (option: QuickOption) => void;
}

function Choice({ id, option, isActive, onOpen }: ChoiceProps) {
  const styles = useStyles();
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={mergeClasses(styles.option, isActive && styles.active)}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(option)}
    >
      {option.kind === 'screen' && <Screen option={option} />}
      {option.kind === 'person' && <Person option={option} />}
      {option.kind === 'article' && <Article option={option} />}
    </div>
  );
}

function Screen({ option: { icon, label } }: { option: ScreenOption }) {
  const styles = useStyles();
  const Icon = MENU_ICONS[icon];
  return (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <Text>{label}</Text>
    </>
  );
}

function Article({ option: { hit } }: { option: ArticleOption }) {
  const styles = useStyles();
  const about = [`#${hit.articleId}-R${hit.revision}`, hit.authors].filter(Boolean).join(', ');
  return (
    <>
      <span className={styles.icon}>
        <DocumentRegular aria-hidden />
      </span>
      <span className={styles.words}>
        <Text truncate wrap={false} block>
          {hit.articleTitle || t('No title yet')}
        </Text>
        <Text truncate wrap={false} block size={200} className={styles.quiet}>
          {about}
        </Text>
      </span>
      {hit.status && <StatusBadge status={hit.status} />}
    </>
  );
}

function Person({ option: { name, about } }: { option: PersonOption }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.icon}>
        <PersonRegular aria-hidden />
      </span>
      <span className={styles.words}>
        <Text truncate wrap={false} block>
          <bdi>{name}</bdi>
        </Text>
        <Text truncate wrap={false} block size={200} className={styles.quiet}>
          {about}
        </Text>
      </span>
    </>
  );
}
