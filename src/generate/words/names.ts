/** People of one part of the world. A name in another script is followed by a slash and its Latin form, for addresses. */
export interface Region {
  country: string;
  /** Relative frequency. */
  weight: number;
  first: readonly string[];
  last: readonly string[];
  cities: readonly string[];
}

const region = (country: string, weight: number, first: string, last: string, cities: string): Region => ({
  country,
  weight,
  first: first.split(' '),
  last: last.split('|'),
  cities: cities.split('|'),
});

/** Common names of each country, combined at random: they do not refer to real people. */
export const REGIONS: readonly Region[] = [
  region(
    'Netherlands',
    9,
    'Anneke Joris Sanne Thijs Maaike Bram Femke Daan Lieke Ruben',
    'de Groot|van Dijk|Hoekstra|Visser|van der Meer|Kuipers|Postma|ten Brink',
    'Utrecht|Groningen|Nijmegen|Leiden|Maastricht',
  ),
  region(
    'Germany',
    8,
    'Jürgen Annika Matthias Käthe Stefan Ulrike Björn Heike Moritz Sabine',
    'Müller|Schröder|Weiß|Köhler|Lange|Hartmann|Jäger|Brandt|Vogel',
    'Köln|München|Göttingen|Tübingen|Würzburg',
  ),
  region(
    'France',
    6,
    'Hélène François Aurélie Benoît Chloé Étienne Noémie Loïc Mathilde Rémi',
    'Lefèvre|Durand|Beauchêne|Garnier|Rousseau|Fabre|Chevalier|Noël',
    'Nîmes|Orléans|Besançon|Toulouse|Rennes',
  ),
  region(
    'Italy',
    6,
    'Giulia Niccolò Chiara Matteo Francesca Davide Elisa Lorenzo',
    'Esposito|Ferrari|Colombo|Bruno|De Luca|Galli|Rinaldi|Sanna',
    'Bologna|Padova|Torino|Cagliari|Forlì',
  ),
  region(
    'Spain',
    6,
    'Íñigo María José Begoña Andrés Lucía Ángel Nuria',
    'García|Muñoz|Fernández|Núñez|Ibáñez|Peña|Gómez|Lázaro',
    'Málaga|Córdoba|Logroño|Cáceres|Bilbao',
  ),
  region(
    'Poland',
    4,
    'Łukasz Małgorzata Paweł Zofia Stanisław Agnieszka Michał Żaneta',
    'Wiśniewska|Kowalczyk|Zieliński|Wójcik|Łuczak|Dąbrowski|Gołębiewska',
    'Łódź|Kraków|Gdańsk|Poznań|Wrocław',
  ),
  region(
    'Türkiye',
    4,
    'Ayşe Çağlar Gökhan İpek Şule Özgür Emre Defne',
    'Yılmaz|Şahin|Öztürk|Çelik|Güneş|Kılıç|Doğan',
    'İzmir|Eskişehir|Ankara|Diyarbakır',
  ),
  region(
    'Czechia',
    3,
    'Tomáš Kateřina Ondřej Šárka Jiří Lenka Vojtěch Eliška',
    'Dvořák|Procházková|Černý|Růžička|Kučera|Hájek',
    'Brno|Olomouc|Plzeň',
  ),
  region(
    'Sweden',
    3,
    'Åsa Björn Linnéa Håkan Elin Göran Sigrid Nils',
    'Lindström|Åkesson|Bergqvist|Öberg|Sjögren|Wallin',
    'Göteborg|Umeå|Örebro|Uppsala',
  ),
  region(
    'Denmark',
    3,
    'Søren Mette Jørgen Lærke Rasmus Pernille',
    'Nørgaard|Sørensen|Bæk|Holm|Krogh|Østergaard',
    'Aarhus|Odense|Aalborg',
  ),
  region(
    'Iceland',
    1,
    'Þórdís Björk Guðmundur Ásdís Egill',
    'Þorsteinsdóttir|Sigurðsson|Jónsdóttir|Ólafsson',
    'Reykjavík|Akureyri',
  ),
  region(
    'Hungary',
    2,
    'Ágnes László Zsófia Győző Eszter Tamás',
    'Szabó|Kővári|Németh|Tőkés|Horváth',
    'Szeged|Pécs|Győr',
  ),
  region('Vietnam', 2, 'Thị Hương Đức Minh Lan Quốc', 'Nguyễn|Trần|Phạm|Đặng|Lê', 'Huế|Đà Nẵng|Hà Nội'),
  region(
    'Brazil',
    5,
    'João Conceição Thiago Letícia Antônio Débora Caio Inês',
    'da Conceição|Gonçalves|Araújo|Magalhães|Peçanha|Simões',
    'São Paulo|Florianópolis|Goiânia|Maceió',
  ),
  region(
    'United Kingdom',
    7,
    'Fiona Callum Hannah Gareth Imogen Rhys Eleanor Duncan',
    "O'Connell|Llewellyn|Ashworth|Mackenzie|Thornton|Baxter|Hargreaves",
    'Leeds|Cardiff|Dundee|Bristol',
  ),
  region(
    'United States',
    9,
    'Megan Tyrone Allison Darnell Brooke Hector Kayla Wesley',
    'Freeman|Ramirez|Hollister|Washington|Petersen|Kowalski|Delgado',
    'Rochester|Tucson|Baltimore|Omaha',
  ),
  region(
    'India',
    6,
    'Ananya Vikram Lakshmi Arjun Meera Rohit Kavitha Sanjay',
    'Iyer|Chatterjee|Deshpande|Reddy|Menon|Banerjee|Nair',
    'Pune|Chennai|Kolkata|Vellore',
  ),
  region(
    'China',
    6,
    '伟/Wei 秀英/Xiuying 敏/Min 建国/Jianguo 丽/Li 晓明/Xiaoming',
    '王/Wang|李/Li|张/Zhang|陈/Chen|赵/Zhao',
    'Wuhan|Chengdu|Nanjing|Harbin',
  ),
  region(
    'Japan',
    5,
    '美咲/Misaki 健一/Kenichi 陽子/Yoko 大輔/Daisuke さくら/Sakura 翔太/Shota',
    '田中/Tanaka|山本/Yamamoto|渡辺/Watanabe|小林/Kobayashi|中村/Nakamura',
    'Sendai|Fukuoka|Nagoya|Kanazawa',
  ),
  region(
    'South Korea',
    3,
    '민준/Minjun 서연/Seoyeon 지훈/Jihun 하은/Haeun',
    '김/Kim|박/Park|최/Choi|정/Jeong',
    'Busan|Daegu|Gwangju',
  ),
  region(
    'Russia',
    2,
    'Ольга/Olga Дмитрий/Dmitry Наталья/Natalya Сергей/Sergey',
    'Иванова/Ivanova|Смирнов/Smirnov|Кузнецова/Kuznetsova|Щербаков/Shcherbakov',
    'Kazan|Tomsk|Samara',
  ),
  region(
    'Ukraine',
    2,
    'Олена/Olena Андрій/Andriy Їлія/Yiliya Ганна/Hanna',
    'Шевченко/Shevchenko|Коваль/Koval|Їжакевич/Yizhakevych',
    'Lviv|Odesa|Kharkiv',
  ),
  region(
    'Greece',
    2,
    'Ελένη/Eleni Γιώργος/Giorgos Μαρία/Maria Νίκος/Nikos',
    'Παπαδοπούλου/Papadopoulou|Νικολάου/Nikolaou|Γεωργίου/Georgiou',
    'Thessaloniki|Patras|Ioannina',
  ),
  region(
    'Egypt',
    2,
    'أحمد/Ahmed فاطمة/Fatima يوسف/Youssef مريم/Mariam',
    'حسن/Hassan|إبراهيم/Ibrahim|السيد/Elsayed',
    'Alexandria|Mansoura|Assiut',
  ),
  region(
    'Israel',
    2,
    'נועה/Noa יעל/Yael דוד/David איתן/Eitan',
    'כהן/Cohen|לוי/Levi|מזרחי/Mizrahi',
    'Haifa|Beersheba|Jerusalem',
  ),
  region(
    'Nigeria',
    2,
    'Chukwuemeka Ngozi Olúwaṣeun Adébáyọ̀ Funmiláyọ̀ Ibrahim',
    'Okonkwo|Adéyẹmí|Bello|Ògúnṣọlá|Eze',
    'Ibadan|Enugu|Kano',
  ),
  region("Côte d'Ivoire", 1, 'Kouadio Aya Koffi Mariam', "Kouassi|N'Guessan|Traoré|Koné", 'Bouaké|Abidjan'),
];
