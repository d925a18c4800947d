/**
 * The passwords guessed most often in our drivers' languages: digits, keyboard rows, words, places, clubs and
 * names. All are in lower case. `isCommonPassword` also finds them with a few digits around them.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456 01234567 012345678 0123456789 123123
123123123 1231234 12341234 1234512345 123321 1234321 12344321 123454321 123456654321 654321 7654321
87654321 987654321 9876543210 0987654321 098765 123654 123654789 159753 1597530 159357 147258 147258369
147852 147852369 258456 258369 321321 321654 321654987 456456 456789 456123 789456 789456123 741852
741852963 963852741 852456 951753 753951 101010 10101010 102030 10203040 1020304050 112233 11223344
1122334455 121212 12121212 131313 141414 151515 161616 171717 181818 191919 202020 212121 232323 242424
252525 272727 282828 292929 303030 343434 420420 454545 474747 484848 505050 515151 525252 535353 545454
565656 575757 585858 595959 606060 616161 636363 646464 656565 676767 686868 696969 707070 717171 727272
737373 747474 757575 767676 787878 797979 808080 818181 828282 838383 848484 858585 868686 878787 888999
898989 909090 919191 929292 939393 949494 959595 969696 979797 989898 000111 001122 110110 111222
111222333 111333 112211 113355 123000 123789 124578 135790 135791 1357911 13579 135246 142536 147147
200000 246810 2468101 24681012 258258 314159 3141592 321123 333666 369369 369258147 420000 456654 500500
5201314 520520 555666 555777 666999 777888 777999 789789 800000 852852 911911 951951 963963 987987 999000
999666 007007 0007 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc
3edc4rfv q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsx123 qazwsxedc zaq12wsx zaq1zaq1 zaq1xsw2 a1b2c3
a1b2c3d4 a1b2c3d4e5 1a2z3e 1a2z3e4r 1a2z3e4r5t a1z2e3 a1z2e3r4 a1z2e3r4t5 abc123 abcd1234 abcde12345
123abc 1234abcd 123qwe 123qweasd 123qwe123 1234qwer 12345qwert 123aze 1234azer 12345azert qwe123 qwerty1
asd123 asdf1234 zxc123 zxcv1234 pass123 pass1234 test123 test1234 user123 admin123 admin1234 root123
demo123 temp123 guest123 login123 welcome1 monkey1 dragon1 letmein1

azerty azertyu azertyui azertyuiop azert azertyqwerty aqwzsx aqwzsxedc azeqsd azeqsdwxc azeaze azerazer
azertyazerty qsdfgh qsdfghj qsdfghjk qsdfghjklm qsdqsd wxcvbn wxcwxc qwerty qwertyu qwertyui qwertyuiop
qwert qwertz qwertzu qwertzui qwertzuiop qwerasdf qwerasdfzxcv qweasd qweasdzxc qweqwe qwerqwer
qwertyqwerty asdfgh asdfghj asdfghjk asdfghjkl asdasd asdfasdf asdfjkl asdzxc zxcvbn zxcvbnm zxczxc
zxcasdqwe poiuyt poiuytreza poiuytrewq lkjhgf lkjhgfdsa mlkjhg mnbvcx mnbvcxz nbvcxw ytreza ytrewq dvorak
abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc abcdabcd aabbcc aabbccdd fedcba zyxwvu aaabbb abc abcd
abcde qwe asd zxc aze

password passw0rd p4ssw0rd p@ssw0rd p@ssword pa55word pa55w0rd passwort passord motdepasse mdp
monmotdepasse contrasena contraseña contrasenia clave miclave passe passpass passme mypass mypassword
thepassword newpassword secret secreto topsecret letmein letmeout openup opensesame sesame sesameouvretoi
abracadabra welcome bienvenue bienvenido bienvenida bonjour bonsoir salut coucou hello helloworld holahola
holamundo hola changeme changemoi changeit changer default defaut nothing nopassword nopass whatever
trustno1 iamgod master maestro administrator administrateur administrador admin adminadmin root toor
superuser superman supermen batman spiderman ironman catwoman wonderwoman hulk avengers marvel starwars
startrek jedi yoda darthvader skywalker matrix pokemon pikachu charizard mario luigi zelda sonic minecraft
fortnite roblox naruto sasuke goku vegeta dragonball onepiece luffy hokage sailormoon doraemon hellokitty
mickey minnie donald snoopy garfield tigger bambi simba nemo shrek computer ordinateur internet windows
microsoft google facebook instagram twitter youtube whatsapp tiktok snapchat netflix amazon apple iphone
samsung nokia android linux ubuntu server database system access login logon signin user username
utilisateur usuario guest invite demo test testing tester testtest temp temporary sample example ejemplo
exemple sunshine moonlight starlight rainbow butterfly princess princesse princesa prince principe queen
reine reina king roi angel angels ange angelo angelito angelique diamond diamant crystal silver golden
gold ruby jade amber love lover lovers loveme loveyou iloveyou iloveu iloveme jetaime jtm jtaime jetadore
teamo tequiero amor amore amour monamour mon_amour moncoeur coeur corazon cherie cheri bisous bisou calin
doudou loulou loulous nounou nounours toutou minou minette chaton chatons chouchou choupette choupinou
chocolat chocolate caramel vanille vanilla cookie cookies biscuit biscuits banana banane fraise cerise
cherry orange pomme lemon ginger pepper peanut butter cheese fromage pizza pasta coffee cafe soleil etoile
estrella estrellas lune luna nuage ciel cielo mer plage playa vacances vacaciones liberte libertad freedom
family famille familia maman mamamia mamaman papa papamaman mamanpapa mama mother father daddy mommy bebe
baby babygirl babyboy girl girls boys friend friends amigo amigos amis enfants jesus jesuschrist christ
dieu dios allah allahakbar bismillah inchallah inshallah hamdoullah hamdulillah mashallah islam ramadan
mohamed mohammed muhammad quran church faith blessed heaven hope peace shalom monkey dragon tiger lion
panther eagle falcon wolf wolves bear horse pony dolphin dauphin shark turtle penguin panda rabbit hamster
kitten kitty puppy doggy dog dogs cats chat chien perro gato poisson papillon mariposa flower flowers
fleur fleurs rose roses lily jasmine jasmin violet daisy tulip summer winter spring autumn hiver printemps
automne verano invierno january february march april june july august september october november december
janvier fevrier avril juin juillet septembre octobre novembre decembre enero febrero abril junio julio
agosto septiembre octubre noviembre diciembre monday tuesday friday sunday lundi mardi mercredi jeudi
vendredi samedi dimanche lunes viernes domingo

football soccer foot basket basketball baseball hockey tennis rugby handball boxing karate judo champion
champions winner goal goalkeeper arsenal chelsea liverpool everton manchester united tottenham leeds
celtic rangers barcelona barca realmadrid madrid atletico valencia sevilla messi ronaldo cristiano cr7
neymar zidane zizou mbappe benzema ronaldinho maradona juventus milan inter napoli roma lazio bayern
dortmund paris psg parissg parissaintgermain marseille om olympique lyon monaco lille nantes bordeaux
toulouse saintetienne esperance taraji taraj est esperancesportive clubafricain clubiste cotiste sahel
etoilesahel essahel ess css sfaxien carthage tunis tunisie tunisia tunisien tunisienne tounes tunis2020
nabeul hammamet sousse monastir mahdia sfax gabes djerba tozeur gafsa kairouan bizerte bardo lamarsa
sidibousaid algerie algeria alger maroc morocco casablanca egypt cairo dubai lebanon beirut syria iraq
turkey istanbul france francais italia italy espana spain mexico argentina brasil brazil portugal lisboa
london england canada america american usa newyork california texas berlin germany ferrari porsche
mercedes bmw audi volkswagen peugeot renault clio golf toyota honda yamaha ducati harley corvette mustang
camaro ford

alexander alexandre alexandra alex alexis alice alicia amanda amelie amina amine amira andrea andreas
andrew andre angela anna annie anthony antoine antonio arthur ashley audrey aurelie aurelien austin aziz
bailey benjamin bernard brandon brian caroline catherine cedric celine charles charlie charlotte chloe
chris christian christine christopher claire clara claude claudia clement corinne cyril damien daniel
daniela david deborah denis diego dominique dylan edouard elena elise elizabeth elodie emilie emily emma
eric esteban estelle eva fabien fabrice fatima fatma felix fernando florence florent florian franck
francois frederic gabriel gabriela georges george gerard guillaume hamza hannah harry hassan hedi helene
henri houda hugo hussein ibrahim imane ines isabel isabelle islem jack jackson james jason javier jean
jennifer jenny jeremy jessica joel jonathan jordan jorge jose joseph joshua juan julia julian julie julien
juliette justin karim kevin khaled laura laurence laurent leila leo leonardo lisa loic louis louise lucas
lucia lucie ludovic maeva manon manuel marc marcel marco margaux maria mariam marie marina marine marion
mark martin martine mathieu mathilde matthew matthieu maxime mehdi melanie melissa meriem michael michel
michelle miguel miriam mohamedali monica monique morgane mourad myriam nabil nadia nadine natalia natasha
nathalie nathan nicolas nicole nina noah noemie nour olivia olivier omar oscar oussama pablo pascal
patricia patrick paul pauline pedro peter philippe pierre quentin rachel rania raphael rayan rebecca
richard robert roberto robin romain romane ryan sabrina salma samantha samir samuel sandra sandrine sara
sarah sarra sebastian sebastien selim serge sergio simon skander sofia sonia sophia sophie stephane
stephanie steven susana sylvain sylvie tania taylor theo thierry thomas tiffany valentin valentina valerie
vanessa vero veronique victor victoria vincent virginie walid wassim william xavier yacine yann yasmine
yassine youssef yves zeineb ziad zohra

fuckyou fuckoff fuckme fuck fucker asshole bitch pussy sexy sexsex sex putain merde connard salope encule
pute puta mierda cabron hijodeputa nique niquetamere

shadow michael1 mustang1 hunter hunter2 killer killers ranger buster tinkerbell jordan23 harley1 thunder
lightning storm phoenix warrior ninja samurai pirate pirates captain soldier sniper gangster gangsta
playboy player gamer gaming games hacker hackers cowboy cowboys yankees lakers bulls eagles steelers
packers cheese1 blink182 metallica nirvana slipknot eminem tupac 2pac rihanna beyonce shakira britney
madonna beatles bob bobmarley marley guitar guitare music musique musica dancer dance danse rock rocknroll
hiphop reggae freestyle skater skate surfer bubbles candy sweet sweety sweetie honey sugar cutie lovely
beautiful gorgeous pretty smile smiley happy happiness lucky luckyme money moneymoney dollar million
billion bigboss theboss boss patron chef casino poker jackpot magic magico magique mystery fantasy
fantasia destiny forever toujours siempre always never nevermind remember whatever1 because peaceful
midnight minuit blackjack blackcat black white red green blue purple yellow pink bleu rouge vert noir
blanc rojo verde azul negro blanco scorpion scorpio gemini cancer taurus aries pisces virgo libra aquarius
capricorn station school ecole escuela college university student etudiant profesor teacher doctor docteur
nurse police pompier bonheur malheur patience courage esperanza alegria felicidad sayara voiture coche
carcar
`
    .split(/\s+/)
    .filter(Boolean),
);
