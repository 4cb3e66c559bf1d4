# Aufgaben: ihre Namen und was sie kurz verlangen.

thing-t01 = Zwei Schlangen
thing-t02 = Kriegsbereit
thing-t03 = Ein Lager
thing-t04 = Ein Dorf
thing-t05 = Ein Tempel
thing-t06 = Der weiße Edelstein
thing-t07 = Eine Ruine
thing-t08 = Drei Ruinen
thing-t09 = Ein Kaiman
thing-t10 = Rot und Gelb
thing-t11 = Blau und Grün
thing-t12 = Vier Späher
thing-t13 = Vier Götter
thing-t14 = Ein Kukulkan
thing-t15 = Meisterschaft
thing-t16 = Schamane und Affe
thing-t17 = Jaguar und Triceratops
thing-t18 = Drei Edelsteine
thing-t19 = Zehn Münzen
thing-t20 = Zwei Lager
thing-t21 = Zwei Dörfer
thing-t22 = Fünf Landplättchen
thing-t23 = Fünf Wasserplättchen

card-t01 = { $number ->
    [one] { $number } Schlange besiegt
   *[other] { $number } Schlangen besiegt
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t02 = { $number ->
    [one] { $number } Diplomatiemarker auf Krieg
   *[other] { $number } Diplomatiemarker auf Krieg
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t03 = { $number ->
    [one] { $number } Lager unter Kontrolle
   *[other] { $number } Lager unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t04 = { $number ->
    [one] { $number } Dorf unter Kontrolle
   *[other] { $number } Dörfer unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t05 = { $number ->
    [one] { $number } Tempel unter Kontrolle
   *[other] { $number } Tempel unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t06 = den weißen Edelstein besitzen ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t07 = { $number ->
    [one] { $number } Ruinenplättchen unter Kontrolle
   *[other] { $number } Ruinenplättchen unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t08 = { $number ->
    [one] { $number } Ruinenplättchen unter Kontrolle
   *[other] { $number } Ruinenplättchen unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t09 = { $number ->
    [one] { $number } Kaiman besiegt
   *[other] { $number } Kaimane besiegt
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t10 = den roten und den gelben Edelstein besitzen ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t11 = den blauen und den grünen Edelstein besitzen ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t12 = { $number ->
    [one] { $number } Späher auf einem Plättchen
   *[other] { $number } Späher auf Plättchen
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t13 = { $number ->
    [one] { $number } Götterkarte besitzen
   *[other] { $number } Götterkarten besitzen
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t14 = { $number ->
    [one] { $number } Kukulkan besiegt
   *[other] { $number } Kukulkane besiegt
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t15 = ein Rad auf Stufe { $number } ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t16 = einen Schamanen und einen Affen besiegt ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t17 = einen Jaguar und einen Triceratops besiegt ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t18 = { $number ->
    [one] { $number } Edelstein besitzen
   *[other] { $number } Edelsteine besitzen
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t19 = { $number ->
    [one] { $number } Münze besitzen
   *[other] { $number } Münzen besitzen
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t20 = { $number ->
    [one] { $number } Lager unter Kontrolle
   *[other] { $number } Lager unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t21 = { $number ->
    [one] { $number } Dorf unter Kontrolle
   *[other] { $number } Dörfer unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t22 = { $number ->
    [one] { $number } Landplättchen unter Kontrolle
   *[other] { $number } Landplättchen unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-t23 = { $number ->
    [one] { $number } Wasserplättchen unter Kontrolle
   *[other] { $number } Wasserplättchen unter Kontrolle
} ({ $stack }, { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
