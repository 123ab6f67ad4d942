/**
 * Spam as contact forms get it, a template each: [a|b] stands for one of them, {name} for something of slots.ts. Written before the scorer
 * (suspects/scoring) and not from its words. Every third one is held out: nobody looks at it while the scorer is tuned.
 */
export const SPAM_TEMPLATES = [
  // Search engines
  'Bonjour, [je suis tombé sur votre site|en visitant votre site] {ownSite} [et j’ai remarqué|, j’ai constaté] que vous n’apparaissez pas en première page de Google. Notre agence [garantit|vous garantit] la première position en {n} jours. [Répondez à ce mail|Contactez-moi] pour recevoir un audit SEO gratuit : {url}',
  'Hello, I was on your website {ownSite} and noticed it is not ranking on Google. We can put your website on the 1st page and drive relevant traffic to your site. May I send you a [quote|price list]? {person}, Business Development Executive',
  'Boostez votre référencement avec {n}00 backlinks de qualité DA 50+ pour seulement {price} € ! [Offre limitée|Promotion valable 48 h]. Commandez ici {url}',
  'Hi, do you want more traffic? We sell high quality dofollow backlinks, guest posts and PBN links. DR 70+ from just $ {price}. Order now: {url} or WhatsApp {foreignPhone}',
  'I noticed your website {ownSite} has some errors that prevent it from being indexed. I can send you a free report of the errors with screenshots and a package that fits your budget. Can I email it to you?',
  'Bonjour, nous proposons la publication d’articles sponsorisés sur plus de {n}00 sites français à forte autorité. Tarifs à partir de {price} €. Catalogue complet : {url}',
  // Web design and applications
  'Hi, my name is {person} and I am a web designer. I can redesign your outdated website to look modern and convert better at an affordable price. Are you interested? See my portfolio {url}',
  'Bonjour, nous sommes une société offshore de développement web et mobile basée en [Inde|Tunisie|à Madagascar]. Développeurs à partir de {small} € de l’heure. Nous pouvons refaire votre site pour {price} euros. Répondez-nous pour un devis sans engagement. {url}',
  'We are a mobile app development company with {n} years of experience. Hire dedicated developers at $15/hr. Share your requirement and Skype ID. {url}',
  // Money
  'PRÊT ENTRE PARTICULIERS : j’offre des prêts de 5 000 € à 900 000 € à un taux de {small} % à toute personne sérieuse et honnête, remboursable sur 1 à 25 ans. Réponse en 24 heures. Contactez-moi par mail : {spamMail}',
  'Besoin d’un financement ? Je suis {person}, particulier français, je mets à votre disposition un prêt [rapide|sans justificatif|même fiché banque de France]. Écrivez à {spamMail} ou WhatsApp {foreignPhone}',
  'Do you need an urgent business loan with no collateral and no credit check? We offer loans at 2% interest rate. Apply now with your full name, country, amount needed and duration. {spamMail}',
  'Gagnez {price}0 € par jour depuis chez vous grâce à notre robot de trading [Bitcoin|crypto] ! Aucune expérience requise, retrait immédiat. Inscrivez-vous vite : {url}',
  'Make $ {n}000 per week with this new crypto trading bot. Elon Musk invested in this platform! Guaranteed profit, withdraw any time. Join now >>> {url}',
  'Investissez 250 € aujourd’hui et recevez {n}00 € dans {small} jours. Des milliers de Français ont déjà changé de vie. Les banques ne veulent pas que vous sachiez ! {url}',
  'Vous avez reçu un virement de 1,{n} BTC. Retirez vos fonds avant expiration : {url}',
  // Casino, dating, medicines
  'Casino en ligne : {n} tours gratuits sans dépôt et bonus de {n}0 % jusqu’à {price} € ! Jouez maintenant {url}',
  'Лучшее онлайн казино! Бонус {n}00 рублей новым игрокам, мгновенный вывод денег. Переходи по ссылке {url}',
  'Best online casino bonus codes, free spins no deposit, sports betting tips <a href="{url}">click here</a> {url} {url}',
  'Achetez Viagra, Cialis et Levitra sans ordonnance, livraison discrète en 48 h, prix imbattables. Pharmacie en ligne {url}',
  'buy cialis online cheap [url={url}]tadalafil 20mg price[/url] no prescription canadian pharmacy [url={url}]generic viagra[/url]',
  'Des femmes célibataires près de chez toi t’attendent ce soir. Rencontres sexy sans lendemain, inscription gratuite {url}',
  'Beautiful girls looking for sex in your city tonight: {url} (adults only, no credit card)',
  'Perdez {n} kilos en {small} semaines sans régime grâce à cette astuce que les médecins vous cachent. Résultat garanti ou remboursé : {url}',
  // Lists and mass mail
  'Nous vendons des bases de données d’emails B2B : {n} millions de contacts professionnels français, fichier Excel, mise à jour {year}. [-50 % cette semaine|Prix : {price} €]. {url}',
  'Are you looking for a targeted email list of decision makers? We have verified contacts of CEO, CFO, HR managers in France. Let me know your target audience and I will get back with counts and pricing.',
  'We will send your message to {n} million contact forms just like this one for $99. You are reading this so it works! Details: {url}',
  'Votre message sur des millions de formulaires de contact : notre service envoie votre publicité automatiquement. La preuve, vous lisez ceci. {url}',
  // Social networks, video, software
  'Obtenez {n}000 abonnés Instagram réels en 24 h pour {small} €. Likes, vues TikTok et avis Google 5 étoiles également disponibles. {url}',
  'Achetez des avis Google 5 étoiles pour votre entreprise, livraison progressive, profils français. Paiement PayPal ou crypto. Telegram : @avis{n} {url}',
  'We create animated explainer videos. We have produced over {n}00 videos for businesses like yours. 60 seconds: $ {price}. Watch samples here: {url}. If you would like to opt out of further contact fill {url}',
  "Hey, this is {person} from {brand}. Your visitors leave without talking to you: {brand} captures name, email and phone of anyone who visits your site. Try it FREE for 14 days: {url}. If you'd like to unsubscribe click here {url}",
  'Découvrez {brand}, le nouvel outil qui génère {n} articles par jour avec l’IA et se classe tout seul. Licence à vie à {price} € au lieu de {price}0 €, plus que {small} places : {url}',
  'Windows 11 Pro et Office 2021 clés d’activation à vie à partir de {small} €. Livraison instantanée par email {url} Remise -{n}% avec le code PROMO{n}',
  // Phishing and threats
  'Votre nom de domaine {ownSite} expire [dans 24 heures|demain]. Pour éviter la suspension de votre site, réglez le renouvellement immédiatement : {url}',
  'Dernier rappel : votre colis est en attente. Frais de douane de {small},99 € à régler sous 48 h, sinon retour à l’expéditeur. {url}',
  'WE HACKED YOUR WEBSITE {ownSite} AND EXTRACTED YOUR DATABASES. Pay 0.{n} BTC to the address below within 5 days or we will leak your data and destroy your reputation. Bitcoin address: {wallet}',
  'J’ai piraté votre appareil et enregistré une vidéo compromettante. Envoyez {price} $ en Bitcoin à {wallet} sous 48 heures ou j’envoie tout à vos contacts.',
  'Votre compte a été limité suite à une connexion inhabituelle. Confirmez votre identité en cliquant sur ce lien : {url} Le service sécurité',
  'Notice of copyright infringement: your website {ownSite} uses my images without permission. I will sue you. See the evidence I have here: {url}',
  // Inheritance, factories, partnerships
  'Bonjour, je suis Madame {person}, atteinte d’un cancer en phase terminale. Je souhaite faire don de ma fortune de {n}00 000 € à une personne de confiance. Merci de me répondre à {spamMail}',
  'Dear friend, I am barrister {person}. My late client left a fund of $ {n},500,000 and you share his surname. I propose we share 50/50. Reply to my private email {spamMail}',
  'Dear Sir/Madam, we are a leading manufacturer of [LED lights|plastic moulds|gloves|solar panels] in Shenzhen, China. Factory price, MOQ {n}00 pcs, fast shipping. Please find our catalog {url} or add WeChat',
  '尊敬的客户，我们提供优质的{n}产品，价格优惠，欢迎访问 {url} 了解详情',
  'Bonjour cher partenaire, notre usine en Chine fabrique des [goodies|machines CNC|sacs] au prix de gros. Envoyez-nous vos quantités sur WhatsApp {foreignPhone}. Catalogue : {url}',
  'Wikipedia page creation for your company! A Wikipedia page makes you look credible. We have editors with {n} years experience. Reply for prices.',
  // Noise of robots
  '{gibberish} {url} {gibberish}',
  '{gibberish}{gibberish} [url={url}]{gibberish}[/url] <a href="{url}">{gibberish}</a>',
  'Great post! I really like your website, very informative. Check out mine too: {url} {url}',
  'Merci pour cet article très intéressant ! Venez aussi voir mon site {url} et {url}',
  'Купить диплом о высшем образовании с занесением в реестр, доставка по всей России, {url}',
  'Commandez vos faux billets, permis de conduire et passeport authentiques enregistrés. Contact WhatsApp {foreignPhone} {url}',
  'CBD, résine et fleurs livrées partout en France en 24 h, paiement discret, -{n} % sur la première commande {url}',
  'Panneaux solaires GRATUITS : l’État finance 100 % de votre installation [jusqu’au 31 du mois|cette année encore]. Vérifiez votre éligibilité en 30 secondes {url}',
  'Votre mutuelle trop chère ? Économisez jusqu’à {n}0 %, comparez gratuitement et sans engagement, offre réservée aux indépendants {url}',
  'Utilisez votre compte CPF avant qu’il soit perdu ! {price} € de formation vous attendent, un iPad offert pour toute inscription : {url}',
  'Je propose mes services de rédaction web {small} € les 1000 mots, textes garantis uniques, netlinking, community management pas cher. {url} Telegram @redac{n}',
  "Hello, we help coaches and agencies to get {n} qualified leads per month on autopilot or you don't pay. Book a free strategy call: {url}",
  'Recevez {n} rendez-vous qualifiés par mois sans prospecter, sinon vous ne payez pas. Réservez votre appel stratégique offert ici : {url}'
]
