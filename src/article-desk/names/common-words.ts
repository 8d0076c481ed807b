/** Last names that are also common words: alone in a text they do not identify a person. */
export const COMMON_WORDS = new Set(
  [
    'young old short long small little large great good best strong weak rich poor sharp swift wise true white black brown green',
    'gray grey blue rose red gold silver king queen prince bishop knight abbot pope author reader student nurse doctor ward patient',
    'baker cook fisher hunter mason miller smith taylor turner walker farmer shepherd gardener carpenter potter porter cooper',
    'field fields wood woods forest hill hills stone rivers brook lake banks bank marsh moor park lane street church hall house home',
    'rice bean berry apple pepper salt bell price power love hope faith grace joy case day days weeks may march april june august',
    'summer winter spring north south east west head hand foot hart hair bone bones blood healy health moody major minor general',
    'page paper figure table chart study model method test control case cross rash burn burns cutter grant mark marks bill will',
    'figures results review reviews reviewer reviewers editor editors assistant writer point points line lines side sides change changes groups group',
    'jong groot klein lang kort zwart groen geel bruin grijs boom berg dijk bos bosch kok koning prins vos bakker visser mulder smit',
    'meester dokter dam veld heide brink kamp molen huis hof',
  ].flatMap((line) => line.split(' ')),
);

/** Small words within names, which many people leave out or write separately: 'van der Berg' is also listed under 'Berg'. */
export const PARTICLES = new Set(
  'van von der den de het ten ter te la le les du dos das da di del della el al bin ibn st vom zu zur op in t s'.split(
    ' ',
  ),
);

/** Titles before a last name. */
export const TITLES = new Set(
  'dr drs prof professor doctor mr mrs ms miss mx sir dame mevrouw mevr dhr heer ir ing herr frau madame monsieur'.split(
    ' ',
  ),
);

/** Words after a name that make it the name of a method or disease. */
export const NAMED_THINGS = new Set(
  [
    'disease syndrome test tests score scores scale index criteria criterion method methods model models regression sign law rule',
    'classification curve curves plot plots procedure operation technique stage staging grade grading formula equation estimator',
    'correction distribution coefficient correlation statistic statistics reaction phenomenon effect theory theorem algorithm',
    'process chain fracture trial study cohort questionnaire inventory checklist framework transformation stain medium cell cells',
    'body bodies node nodes area hospital hospitals university population school fever palsy anaemia anemia sarcoma lymphoma exact proportional hazards analysis interval',
  ].flatMap((line) => line.split(' ')),
);

/** Words before a name that make it a place. */
export const PLACE_WORDS = new Set('in at near from to around te bij uit naar'.split(' '));

/** Words with a capital at the beginning of a sentence or a letter that are not first names. */
export const BEGINNINGS = new Set(
  [
    'the a an as by see and or our my with for when if like unlike since although while this that also however thus both only how',
    'what regards sincerely thanks greetings yours signed reviewer author authors dear hello hi de het een door en groeten groet',
    'hoogachtend getekend beste geachte',
  ].flatMap((line) => line.split(' ')),
);
