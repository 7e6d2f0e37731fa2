import { AppError } from '@kowhai/domain/app-error';

/** The passwords of at least eight characters that head every published list of guessed ones. */
const commonPasswords = new Set(
  `00000000 000000000 0000000000 01234567 0123456789 10203040 11111111 111111111 1111111111 11223344 1122334455 12121212
  12312312 123123123 12341234 12344321 123454321 12345678 123456789 1234567890 12345678910 123456789a 12345678a 1234qwer
  1234567q 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 19841984 19851985 20002000 22222222 33333333
  44444444 55555555 66666666 77777777 78945612 789456123 87654321 88888888 98765432 987654321 9876543210 99999999
  999999999 a1234567 a12345678 a123456789 aa123456 aaaaaaaa abc12345 abcd1234 abcdefgh abcdefg1 access14 administrator
  adminadmin admin123 admin1234 alexander all4one1 allblacks alphabet amsterdam anderson arsenal1 asdf1234 asdfasdf
  asdfghjk asdfghjkl assassin aotearoa auckland babygirl babygirl1 baseball baseball1 basketball beautiful benjamin
  bestfriend blahblah blessed1 bluebird broadband brooklyn bullshit butterfly buttercup caroline changeme changeme1
  charlie1 charlotte chelsea1 chicken1 chocolate christian christine christmas chrysler cinderella colorado computer
  computer1 consumer corvette courtney cowboys1 creative crusaders dallas22 danielle december diamond1 dolphins
  dragon12 dragonball einstein elephant elizabeth everything facebook fernando firebird fireball football football1
  formula1 forever1 franklin freedom1 friendly friends1 fuckyou1 fuckyou2 gabriela garfield garfield1 gateway1 ginger12
  godzilla goldfish goodluck gotohell hannover hardcore harley12 hello123 hello1234 helloworld hellokitty highland
  holiday1 hollywood homebase hunter12 iloveyou iloveyou1 iloveyou2 ilovegod imagine1 infinity internet internet1
  iw14fi9j january1 jasmine1 jennifer jessica1 jesus123 jesuschrist johndeere jonathan jordan23 jonathon justin123
  katherine killer12 kiwiana1 kiwikiwi knickers kowhai12 kristina lacrosse lawrence letmein1 letmein123 letmein12
  liverpool liverpool1 lollipop lovelove loveme12 loverboy loveyou1 mackenzie madison1 manchester margaret marijuana
  marlboro matthew1 maverick mercedes mercedes1 michael1 michelle michelle1 michigan midnight mitchell monkey12
  monkey123 monopoly monster1 montana1 mountain mustang1 mynameis nathaniel newcastle newzealand nicholas nicole12
  nintendo november november1 octopus1 october1 p@ssw0rd p@ssword panther1 paradise passw0rd passw0rd1 password
  password! password0 password01 password1 password1! password12 password123 password1234 password2 password3 password9
  passwort patricia peaches1 peanut12 pakistan philippe pineapple pitbull1 playboy1 playstation pokemon1 porsche1
  precious princess princess1 princess12 professor q1w2e3r4 q1w2e3r4t5 qazwsx12 qazwsxedc qazwsxedcrfv qqqqqqqq qwaszx12
  qwer1234 qwerasdf qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
  rainbow1 rangers1 rebecca1 redskins remember richmond robinson rockstar rosebud1 rush2112 samantha samantha1 samsung1
  samsung123 scarface scooby12 scorpion secret12 secret123 security september sergeant serenity shadow12 shannon1
  sherlock simpsons skywalker slipknot snickers snoopy12 snowball snowboard soccer12 softball spiderman spitfire
  spongebob sporting starcraft startrek starwars starwars1 steelers stephanie stingray strawberry success1 summer12
  summer2024 summer2025 sunflower sunshine sunshine1 superman superman1 superstar sweetheart swimming swordfish
  sylvester tactical tazmania telephone tennessee terminal test1234 testing1 testtest thankyou thomas12 thunder1
  tiger123 tinkerbell tottenham training treasure trinity1 trustno1 twilight undertaker valentina valentine vanessa1
  veronica victoria victoria1 voyager1 warcraft warriors waterfall welcome1 welcome12 welcome123 wellington westside
  whatever whatever1 william1 wolverine woodland xxxxxxxx yamaha12 yankees1 yellow12 zaq12wsx zaq1zaq1 zxcvbnm1
  zxcvbnm123 zzzzzzzz`.split(/\s+/),
);

/**
 * Refuses a password that is among the first that anybody would guess, in whatever case it is written.
 *
 * @param field the field that it came in
 * @throws AppError VALIDATION
 */
export function refuseCommonPassword(password: string, field: string): void {
  if (!commonPasswords.has(password.toLowerCase()) && !/^(.)\1*$/u.test(password)) return;
  const message = 'That password is one of the first that people guess. Please choose another.';
  throw new AppError('VALIDATION', message, { fields: { [field]: message } });
}
